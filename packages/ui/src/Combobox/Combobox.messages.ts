import { optionCount } from '../field/optionCount.ts';
import type { CountedText, Messages } from '../i18n/types.ts';

export interface ComboboxMessages {
  /** Appears in place of the list when no option matches. */
  readonly noMatches: string;
  /** Announces the number of options in the list. */
  readonly count: CountedText;
}

export const comboboxMessages: Messages<ComboboxMessages> = {
  en: {
    noMatches: 'No matches',
    count: optionCount.en,
  },
  ar: {
    noMatches: 'لا توجد نتائج مطابقة',
    count: optionCount.ar,
  },
};

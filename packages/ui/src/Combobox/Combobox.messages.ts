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
    count: { one: '{count} option', other: '{count} options' },
  },
  ar: {
    noMatches: 'لا توجد نتائج مطابقة',
    count: {
      one: 'خيار واحد',
      two: 'خياران',
      few: '{count} خيارات',
      many: '{count} خيارًا',
      other: '{count} خيار',
    },
  },
};

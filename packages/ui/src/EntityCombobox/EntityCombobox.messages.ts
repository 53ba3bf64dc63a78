import type { CountedText, Messages } from '../i18n/types.ts';

export interface EntityComboboxMessages {
  /** The accessible name, and the placeholder while nothing is chosen. */
  readonly label: string;
  readonly noMatches: string;
  /** Announces the number of options in the list. */
  readonly count: CountedText;
}

export const entityComboboxMessages: Messages<EntityComboboxMessages> = {
  en: {
    label: 'Entity Name',
    noMatches: 'No matches',
    count: { one: '{count} entity', other: '{count} entities' },
  },
  ar: {
    label: 'اسم الجهة',
    noMatches: 'لا توجد نتائج مطابقة',
    count: { one: 'جهة واحدة', two: 'جهتان', few: '{count} جهات', other: '{count} جهة' },
  },
};

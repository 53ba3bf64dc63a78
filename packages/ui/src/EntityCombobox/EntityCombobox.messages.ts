import type { Messages } from '../i18n/types.ts';

export interface EntityComboboxMessages {
  /** The accessible name, and the placeholder while nothing is chosen. */
  readonly label: string;
  readonly noMatches: string;
  /** Announces the number of options in the list. */
  readonly count: (count: number) => string;
}

const arabicPlural = new Intl.PluralRules('ar');
const number = new Intl.NumberFormat('en');

export const entityComboboxMessages: Messages<EntityComboboxMessages> = {
  en: {
    label: 'Entity Name',
    noMatches: 'No matches',
    count: (count) => (count === 1 ? '1 entity' : `${number.format(count)} entities`),
  },
  ar: {
    label: 'اسم الجهة',
    noMatches: 'لا توجد نتائج مطابقة',
    count: (count) => {
      switch (arabicPlural.select(count)) {
        case 'one':
          return 'جهة واحدة';
        case 'two':
          return 'جهتان';
        case 'few':
          return `${number.format(count)} جهات`;
        default:
          return `${number.format(count)} جهة`;
      }
    },
  },
};

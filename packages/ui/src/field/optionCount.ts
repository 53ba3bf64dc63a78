import type { CountedText, Messages } from '../i18n/types.ts';

/** The number of options in a list. */
export const optionCount: Messages<CountedText> = {
  en: { one: '{count} option', other: '{count} options' },
  ar: {
    one: 'خيار واحد',
    two: 'خياران',
    few: '{count} خيارات',
    many: '{count} خيارًا',
    other: '{count} خيار',
  },
};

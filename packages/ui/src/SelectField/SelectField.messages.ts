import type { CountedText, Messages } from '../i18n/types.ts';

export interface SelectFieldMessages {
  /** The text while nothing is chosen. */
  readonly placeholder: string;
  /** Appears in place of an empty list. */
  readonly noOptions: string;
  /** Appears while the options load. */
  readonly loading: string;
  /** Announces the number of options in the open list. */
  readonly count: CountedText;
  /** Announces the chosen `{option}`. */
  readonly selected: string;
  /** Announces the active `{option}`, its `{position}` and the `{total}`. */
  readonly active: string;
  /** The same, if the active option is the chosen one. */
  readonly activeSelected: string;
}

export const selectFieldMessages: Messages<SelectFieldMessages> = {
  en: {
    placeholder: 'Select...',
    noOptions: 'No options',
    loading: 'Loading...',
    count: { one: '{count} option', other: '{count} options' },
    selected: '{option}, selected.',
    active: '{option}, {position} of {total}.',
    activeSelected: '{option}, selected, {position} of {total}.',
  },
  ar: {
    placeholder: 'اختر...',
    noOptions: 'لا توجد خيارات',
    loading: 'جارٍ التحميل...',
    count: {
      one: 'خيار واحد',
      two: 'خياران',
      few: '{count} خيارات',
      many: '{count} خيارًا',
      other: '{count} خيار',
    },
    selected: 'تم اختيار {option}.',
    active: '{option}، {position} من {total}.',
    activeSelected: '{option}، محدّد، {position} من {total}.',
  },
};

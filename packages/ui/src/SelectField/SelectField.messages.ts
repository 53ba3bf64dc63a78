import type { AriaLiveMessages, GroupBase } from 'react-select';
import type { ShownOption } from './shownOption.ts';
import type { Messages } from '../i18n/types.ts';

export interface SelectFieldMessages {
  readonly placeholder: string;
  readonly noOptions: string;
  readonly loading: string;
  /** Announces the number of options in the open list. */
  readonly count: (count: number) => string;
  /** Live announcements for screen readers, in addition to what the elements expose. */
  readonly live: AriaLiveMessages<ShownOption, false, GroupBase<ShownOption>>;
}

const arabicPlural = new Intl.PluralRules('ar');

export const selectFieldMessages: Messages<SelectFieldMessages> = {
  en: {
    placeholder: 'Select...',
    noOptions: 'No options',
    loading: 'Loading...',
    count: (count) => (count === 1 ? '1 option' : `${String(count)} options`),
    live: {
      guidance: ({ context }) =>
        context === 'menu'
          ? 'Use Up and Down to move, Enter to choose, Escape to close the list.'
          : '',
      onChange: ({ action, label }) => (action === 'select-option' ? `${label}, selected.` : ''),
      // Apple's screen readers don't follow the active option by themselves.
      onFocus: ({ context, label, isSelected, options, focused, isAppleDevice }) =>
        context === 'menu' && isAppleDevice
          ? `${label}${isSelected ? ', selected' : ''}, ${place(options, focused, 'of')}.`
          : '',
      onFilter: ({ resultsMessage }) => `${resultsMessage}.`,
    },
  },
  ar: {
    placeholder: 'اختر...',
    noOptions: 'لا توجد خيارات',
    loading: 'جارٍ التحميل...',
    count: (count) => {
      switch (arabicPlural.select(count)) {
        case 'one':
          return 'خيار واحد';
        case 'two':
          return 'خياران';
        case 'few':
          return `${String(count)} خيارات`;
        case 'many':
          return `${String(count)} خيارًا`;
        default:
          return `${String(count)} خيار`;
      }
    },
    live: {
      guidance: ({ context }) =>
        context === 'menu'
          ? 'استخدم السهمين الأعلى والأسفل للتنقّل، ومفتاح Enter للاختيار، ومفتاح Escape لإغلاق القائمة.'
          : '',
      onChange: ({ action, label }) => (action === 'select-option' ? `تم اختيار ${label}.` : ''),
      onFocus: ({ context, label, isSelected, options, focused, isAppleDevice }) =>
        context === 'menu' && isAppleDevice
          ? `${label}${isSelected ? '، محدّد' : ''}، ${place(options, focused, 'من')}.`
          : '',
      onFilter: ({ resultsMessage }) => `${resultsMessage}.`,
    },
  },
};

function place(options: readonly unknown[], option: unknown, of: string): string {
  return `${String(options.indexOf(option) + 1)} ${of} ${String(options.length)}`;
}

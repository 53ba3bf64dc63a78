import type { AriaLiveMessages, GroupBase } from 'react-select';
import { fillText } from '../i18n/fillText.ts';
import type { Language } from '../i18n/language.ts';
import type { SelectFieldMessages } from './SelectField.messages.ts';
import type { ShownOption } from './shownOption.ts';

/** What screen readers announce, in addition to what the elements expose. */
export function liveMessages(
  texts: SelectFieldMessages,
  language: Language,
): AriaLiveMessages<ShownOption, false, GroupBase<ShownOption>> {
  return {
    guidance: () => '',
    onChange: ({ action, label: option }) =>
      action === 'select-option' ? fillText(texts.selected, { option }, language) : '',
    // Apple's screen readers don't follow the active option by themselves.
    onFocus: ({ context, label: option, isSelected, options, focused, isAppleDevice }) => {
      if (context !== 'menu' || !isAppleDevice) return '';
      const place = { position: options.indexOf(focused) + 1, total: options.length };
      return fillText(
        isSelected ? texts.activeSelected : texts.active,
        { option, ...place },
        language,
      );
    },
  };
}

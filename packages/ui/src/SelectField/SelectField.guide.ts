import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose: 'A field in which one of a short list of choices is taken.',
  do: [
    'Use it for five to fifteen choices; eight are seen before the list scrolls.',
    'Say (isLoading) that the choices are on their way; the field stays usable.',
    'Show an error only after the visitor has left the field or sent the form.',
    'Order choices as visitors look for them, by weight or by alphabet of the language shown.',
  ],
  dont: [
    'Use it to search: that is an EntityCombobox. First letters jump, nothing is filtered.',
    'Use it for two or three choices, which are better all seen.',
    'Put the label into the placeholder: it goes as soon as something is chosen.',
  ],
  anatomy: [
    [
      'Label',
      'Above the box, with an asterisk where an answer is needed. It names the box and the list.',
    ],
    [
      'Box',
      'At least 56 px high: the choice or the placeholder, a ring that turns while choices load, an arrow. The focus is always drawn on it.',
    ],
    ['List', 'Below the box, or above it where there is no room; the choice has a tick.'],
    [
      'Hint and error',
      'Below the box and read with it. The error has a sign of its own and a heavier edge, so that colour does not speak alone.',
    ],
    ['Before scripts run', 'A native select of the same size.'],
    [
      'In AllStates',
      'Neither focus nor the open list, which one field of a page can have: see Focused and Open.',
    ],
  ],
  keyboard: [
    ['Tab', 'Goes to the box. From an open list it closes it, with the choice as it was.'],
    ['Arrow Down, Arrow Up', 'Open the list, then move in it.'],
    ['Enter, Space', 'Open the list, then choose. Enter does not send the form.'],
    ['Home, End, Page Up, Page Down', 'Move to the ends of the list or by a page.'],
    ['Letters', 'Jump to the next choice that begins with them; a closed box takes it at once.'],
    ['Escape', 'Closes the list, with the choice as it was.'],
  ],
  content: [
    'Both: a label of one to three words without a colon, choices of one to four words that begin differently. A long choice wraps, in the box and in the list.',
    'English: sentence case for labels; an error says what to do, “Please choose a product.”',
    'Arabic: an error begins with «يُرجى»; product names that have no Arabic name stay as they are.',
  ],
};

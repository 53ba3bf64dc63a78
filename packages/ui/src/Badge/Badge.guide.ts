import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose: 'A short remark beside what it is about, such as that figures are samples.',
  do: [
    'Set it next to the heading or figure that it qualifies.',
    'Use it for what stays true while the screen is shown.',
  ],
  dont: [
    'Make it a link or a button: it looks pressable enough as it is.',
    'Use it for errors or results; those are announced by the part that has them.',
    'Rely on its colour: the words carry the meaning.',
  ],
  anatomy: [
    ['Outline', 'A pill in the highlight colour of the world, without a ground of its own.'],
    ['Text', 'Small and semi-bold.'],
  ],
  keyboard: [],
  content: [
    'Both: two to four words without a full stop; a longer remark breaks inside the pill and should become a sentence elsewhere.',
    'English: sentence case (Sample figures).',
    'Arabic: the same remark, not a loan word (أرقام توضيحية).',
  ],
};

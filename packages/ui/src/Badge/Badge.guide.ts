import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose: 'A short remark next to its subject, for instance a note that figures are samples.',
  do: [
    'Place it next to the heading or figure it qualifies.',
    'Use it for facts that don’t change while the screen is shown.',
  ],
  dont: [
    'Make it a link or a button: use Button or ButtonLink instead.',
    'Use it for errors or results: the component that reports them also announces them.',
    'Rely on its colour: the words carry the meaning.',
  ],
  anatomy: [
    ['Outline', 'A pill in the theme’s highlight colour, without a fill.'],
    ['Text', 'Small and semi-bold.'],
  ],
  keyboard: [],
  content: [
    'Both: two to four words without a full stop. A longer remark wraps inside the pill; write it as a sentence elsewhere.',
    'English: sentence case, “Sample figures”.',
    'Arabic: a translation, not a loan word, «أرقام توضيحية».',
  ],
  accessibility: {
    roles: [],
    note: 'Plain text, read in place.',
    criteria: ['1.4.1', '1.4.3'],
  },
  related: ['ErrorPage', 'PageHeader'],
  aliases: ['tag', 'chip', 'label', 'pill', 'status'],
};

import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'A block of content set apart: a text with an action, a warning, or a placeholder for content that a visitor has yet to choose.',
  do: [
    'Use plain for a text with one action.',
    'Use warning for something that went wrong, with a way on: “Try again”, “Back to projects”. It is announced at once.',
    'Use quiet where content appears once a visitor has chosen something, and say what to choose.',
  ],
  dont: [
    'Use warning for something that is there when the page opens and is not wrong: it interrupts screen readers.',
    'Nest panels.',
    'Rely on the picture for meaning: it is decorative and its alt text is empty.',
  ],
  anatomy: [
    [
      'Surface',
      'A box at most 60 rem wide. A warning has a heavy border at the start of the line. A quiet panel is as wide as its container, without background or border, and centres its text.',
    ],
    ['Picture', 'An optional image above the content, 192 to 480 px high.'],
    [
      'Content',
      'A heading, paragraphs in the size of a lead, and actions below them at the start of the line.',
    ],
  ],
  keyboard: [],
  content: [
    'Both: first what happened or what to do, then the way on; at most two sentences in a warning or a quiet panel. No blame, no exclamation marks.',
    'English: contractions are welcome, “We couldn’t find that project.”',
    'Arabic: «تعذّر …» for what failed and the imperative for what to do, as in «ابحث عن جهة واخترها»; not «عذرًا» and not «خطأ».',
  ],
  accessibility: {
    roles: [['alert', 'A warning, announced when it appears.']],
    note: 'A section without a name.',
    criteria: ['1.4.1', '1.4.3', '4.1.3'],
  },
  related: ['ErrorPage', 'Badge', 'PageHeader'],
  aliases: ['box', 'callout', 'surface', 'warning', 'alert', 'empty state'],
  pair: {
    do: { text: 'A plain panel for a text with one action.', args: {} },
    dont: {
      text: 'A warning where nothing is wrong: its border alarms, and screen readers are interrupted.',
      args: { tone: 'warning' },
    },
    isNarrow: true,
  },
};

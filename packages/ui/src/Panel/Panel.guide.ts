import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'A separate block of content: a text with an action, a warning, or a placeholder for content that depends on a visitor’s choice.',
  do: [
    'Use plain for a text with one action.',
    'Use warning for errors, with a next step: “Try again”, “Back to projects”. It’s announced at once.',
    'Use quiet if content appears only after a choice, and tell visitors what to choose.',
  ],
  dont: [
    'Use warning for content that is there when the page opens and isn’t an error: it interrupts screen readers.',
    'Nest panels.',
    'Rely on the picture for meaning: it’s decorative, with an empty alt text.',
  ],
  anatomy: [
    [
      'Surface',
      'A box at most 60 rem wide. A warning has a heavy border on the start side. A quiet panel is as wide as its container, without background or border, and centres its text.',
    ],
    ['Picture', 'An optional image above the content, 192 to 480 px high.'],
    ['Content', 'A heading, paragraphs in lead size, and actions below them on the start side.'],
  ],
  keyboard: [],
  content: [
    'Both: first the event or instruction, then the next step. At most two sentences in a warning or a quiet panel. No blame, no exclamation marks.',
    'English: contractions are welcome, “We couldn’t find that project.”',
    'Arabic: «تعذّر …» for a failure and the imperative for an instruction, as in «ابحث عن جهة واخترها»; not «عذرًا» and not «خطأ».',
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
      text: 'A warning if nothing is wrong: its border alarms, and it interrupts screen readers.',
      args: { tone: 'warning' },
    },
    isNarrow: true,
  },
};

import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'Shows whoever runs a show what was checked before the doors open, what was found, and what to do about it.',
  do: [
    'Say for each problem and each warning what to do: a finding alone is half the help.',
    'Call it a problem only if a visitor would see it fail; everything else is a warning.',
    'Keep the order of entries while they are checked, so that nothing moves under a finger.',
    'Put an address or a file into address: it is shown as it is, from left to right in both languages.',
  ],
  dont: [
    'Show it to visitors.',
    'Check anything in it: it only shows states.',
    'Use it for steps that people tick off: those need checkboxes.',
  ],
  anatomy: [
    [
      'Summary',
      'How many entries are in each state, “Check all again” with your own controls, and a bar while checks run.',
    ],
    ['Problems', 'A link to each entry with a problem.'],
    ['Group', 'A heading and its entries.'],
    [
      'Entry',
      'State, label with address, finding with action, and a button that checks it again. The state is a shape, a word and a colour.',
    ],
    ['Live region', 'Announces the summary once everything is checked.'],
    ['On paper', 'Black on white, without controls; no entry is split between two pages.'],
  ],
  keyboard: [
    ['Tab', 'Moves to “Check all again”, the problems, then the button of each entry.'],
    ['Enter', 'On a problem: moves to its entry.'],
    ['Enter, Space', 'On a button: checks again.'],
  ],
  content: [
    'Both: it is shown in the language of the page only, because whoever works with it reads quickly.',
    'Label: what is checked, two to four words without a full stop.',
    'Finding: one or two sentences that state a fact, “It answers with 404.”',
    'Action: an imperative, “Replace links.trade in the configuration.”; in Arabic too, «استبدل العنوان في ملف الإعدادات.».',
  ],
  accessibility: {
    roles: [
      ['list', 'The summary, the problems and the entries of each group.'],
      ['region', 'Each group, named by its heading.'],
      ['progressbar', 'How many entries have been checked; only while checks run.'],
      [
        'button',
        '“Check again”, named together with its entry; disabled but focusable while it runs.',
      ],
      ['status', 'Announces the summary once everything is checked.'],
    ],
    criteria: ['1.3.1', '1.4.1', '1.4.3', '2.1.1', '4.1.2', '4.1.3'],
  },
  related: ['DeepLinkTester', 'KeyboardShortcutsDialog', 'ErrorPage'],
  aliases: ['preflight', 'status', 'checks', 'health', 'todo'],
};

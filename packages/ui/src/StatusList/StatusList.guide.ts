import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'Shows the operators of a show the checks made before opening, their results, and the actions needed.',
  do: [
    'Give an action for every problem and warning: a finding on its own is only half the help.',
    'Use problem only for failures that visitors would see; everything else is a warning.',
    'Keep the order of entries while checks run, so that nothing moves under a finger.',
    'Put an address or a file into address: it’s shown as it is, from left to right in both languages.',
  ],
  dont: [
    'Show it to visitors.',
    'Run checks in it: it only shows states.',
    'Use it for steps that people tick off: those need checkboxes.',
  ],
  anatomy: [
    [
      'Summary',
      'The number of entries in each state, “Check all again” with your own controls, and a bar while checks run.',
    ],
    ['Problems', 'A link to each entry with a problem.'],
    ['Group', 'A heading and its entries.'],
    [
      'Entry',
      'State, label with address, finding with action, and a button that checks it again. The state has a shape, a word and a colour.',
    ],
    ['Live region', 'Announces the summary once all checks are done.'],
    ['On paper', 'Black on white, without controls. Entries don’t break across pages.'],
  ],
  keyboard: [
    ['Tab', 'Moves to “Check all again”, the problems, then the button of each entry.'],
    ['Enter', 'On a problem: moves to its entry.'],
    ['Enter, Space', 'On a button: runs the check again.'],
  ],
  content: [
    'Both: shown only in the page’s language, because operators read quickly.',
    'Label: the subject of the check, two to four words without a full stop.',
    'Finding: one or two sentences that state a fact, “It answers with 404.”',
    'Action: an imperative, “Replace links.trade in the configuration.”; in Arabic too, «غيّر العنوان في ملف الإعدادات.»',
  ],
  accessibility: {
    roles: [
      ['list', 'The summary, the problems and the entries of each group.'],
      ['region', 'Each group, named by its heading.'],
      ['progressbar', 'The number of entries checked; only while checks run.'],
      [
        'button',
        '“Check again”, named together with its entry. Disabled but focusable while the check runs.',
      ],
      ['status', 'Announces the summary once all checks are done.'],
    ],
    criteria: ['1.3.1', '1.4.1', '1.4.3', '2.1.1', '4.1.2', '4.1.3'],
  },
  related: ['DeepLinkTester', 'KeyboardShortcutsDialog', 'ErrorPage'],
  aliases: ['preflight', 'status', 'checks', 'health', 'todo'],
};

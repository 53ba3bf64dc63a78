import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose: 'Turns the whole screen black, so that the audience looks at the speaker.',
  do: [
    'Open it from a clicker or a keyboard: useRunningOrder tells you when.',
    'Keep it in both languages: anyone may see it.',
  ],
  dont: [
    'Use it to switch a kiosk off: it keeps the screen awake and lit.',
    'Put anything else on it: static content burns in.',
    'Judge sizes by “All states”, which confines each screen to a cell: open a story to see the full screen.',
  ],
  anatomy: [
    ['Screen', 'Black in every theme, above every open dialog. The pointer is hidden.'],
    [
      'Hint',
      'A dim button in both languages, the page’s language first. It drifts over the whole screen; with reduced motion it moves in steps.',
    ],
  ],
  keyboard: [
    [
      'Any key',
      'Returns to the page without any other effect. Modifier keys, F11 and a key that is still held are ignored.',
    ],
  ],
  content: [
    'Both: one sentence that says how to return.',
    'English: an imperative without a full stop.',
    'Arabic: an imperative, «اضغط على أي مفتاح أو المس الشاشة للعودة», never a translation of “click”.',
  ],
  accessibility: {
    roles: [
      ['dialog', 'Modal; named in the page’s language.'],
      ['button', 'The button that returns to the page, in both languages. It has the focus.'],
    ],
    criteria: ['2.1.1', '2.1.2', '2.4.3', '3.1.2', '4.1.2'],
  },
  related: ['KeyboardShortcutsDialog', 'IdleWarning', 'AttractLoop'],
  aliases: ['blackout', 'curtain', 'screen off', 'presenter'],
};

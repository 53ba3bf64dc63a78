import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'Performs an action in place: opens a dialog, sends a form or starts a video. ButtonLink looks the same and leads to an address.',
  do: [
    'Make one action per screen primary and all others secondary.',
    'Write a label that describes the result and makes sense on its own.',
    'Use ButtonLink for every address: it’s announced as a link and can open in a new tab. With a label in both languages at once, use an ActionLink.',
    'Use size large for the main action of a whole screen, and small only in dense tables that are used with a mouse.',
    'Use danger for what can’t be undone, and name it: “Delete the draft”.',
    'Set loading while the action is under way.',
    'Keep a ButtonLink when its address is missing: it stays in place, disabled, and says “Coming soon”.',
  ],
  dont: [
    'Put two primary buttons side by side.',
    'Disable a button without saying why nearby: an enabled button that gives the reason is better.',
    'Force a label onto one line: it may wrap, and the pill grows.',
  ],
  anatomy: [
    [
      'Pill',
      'At least 48 px high, 64 px if large, or 36 px if small. Filled with the accent colour (primary) or outlined on the surface colour (secondary, and danger in the warning colour).',
    ],
    [
      'Label',
      'One text, centred, with an optional Icon before or after it: <Icon shape={playIcon} /> is decorative and as large as the text.',
    ],
    ['Spinner', 'Before the label, while the action is under way.'],
    ['Reason', '“Coming soon” next to the label, only on a ButtonLink without an address.'],
    ['Focus ring', 'Outside the pill, for keyboard focus only.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the button or link. Skips a disabled one.'],
    ['Enter', 'Performs the action, or follows a ButtonLink. Web addresses open in a new tab.'],
    ['Space', 'Performs the action. Like other links, a ButtonLink ignores it.'],
  ],
  content: [
    'Both: one to four words without a full stop. Name the result, not the control.',
    'English: sentence case; a verb first, “Get started”, or the name of the thing that opens, “Overall impact”.',
    'Arabic: an imperative, «ابدأ الآن», or a noun, «الأثر الإجمالي»; never letter-spaced, never shortened to save width.',
  ],
  accessibility: {
    roles: [
      ['button', 'Named by its label. Tab skips a disabled button.'],
      ['link', 'ButtonLink. Without an address, a disabled link that says “Coming soon”.'],
    ],
    criteria: ['1.4.3', '1.4.11', '2.1.1', '2.4.7', '2.5.8', '4.1.2'],
  },
  related: ['ActionLink', 'ImageLink', 'Toolbar'],
  aliases: ['spinner', 'loading', 'cta', 'press', 'submit', 'click', 'control'],
  pair: {
    do: {
      text: 'One primary action makes the next step clear.',
      args: { beside: { children: 'Watch the film', href: './' } },
    },
    dont: {
      text: 'Two primary actions compete.',
      args: { beside: { children: 'Watch the film', href: './', variant: 'primary' } },
    },
    isNarrow: true,
  },
};

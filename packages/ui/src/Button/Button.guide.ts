import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'A control that performs an action in place: opens a dialog, sends a form, starts a video. ButtonLink looks the same and leads to an address.',
  do: [
    'Make one action per screen primary and all others secondary.',
    'Write a label that says what happens, even without the text around it.',
    'Use ButtonLink for every address, so that it is announced as a link and can be opened in a new tab.',
    'Use size large for the one action of a whole screen.',
    'Keep a ButtonLink while its address is missing: it stays in place, disabled, and says “Coming soon”.',
  ],
  dont: [
    'Put two primary buttons side by side.',
    'Disable a button without saying why nearby; prefer one that answers with the reason.',
    'Force a label onto one line: it may wrap, and the pill grows.',
  ],
  anatomy: [
    [
      'Pill',
      'At least 48 px high, 64 px if large; filled with the accent colour (primary) or outlined on the surface colour (secondary).',
    ],
    [
      'Label',
      'One text, centred. An Icon may stand before or after it: <Icon name="play" /> is decorative and takes the size of the text.',
    ],
    ['Reason', '“Coming soon” beside the label; only on a ButtonLink without an address.'],
    ['Focus ring', 'Outside the pill, only when focus came from the keyboard.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the button or link; skips a disabled one.'],
    ['Enter', 'Performs the action, or follows a ButtonLink. A web address opens in a new tab.'],
    ['Space', 'Performs the action. Like any link, a ButtonLink ignores it.'],
  ],
  content: [
    'Both: one to four words without a full stop. Name the result, not the control.',
    'English: sentence case; a verb first, “Get started”, or the name of what opens, “Overall impact”.',
    'Arabic: an imperative, «ابدأ الآن», or a noun, «الأثر الإجمالي»; never letter-spaced, never shortened to save width.',
  ],
  accessibility: {
    roles: [
      ['button', 'Named by its label. A disabled one cannot be reached by Tab.'],
      ['link', 'ButtonLink. Without an address it is a disabled link that says “Coming soon”.'],
    ],
    criteria: ['1.4.3', '1.4.11', '2.1.1', '2.4.7', '2.5.8', '4.1.2'],
  },
  related: ['ActionLink', 'ImageLink', 'Toolbar'],
  aliases: ['cta', 'press', 'submit', 'click', 'control'],
  pair: {
    do: {
      text: 'One primary action: it is clear what to do next.',
      args: { beside: { children: 'Watch the film', href: './' } },
    },
    dont: {
      text: 'Two primary actions: they compete.',
      args: { beside: { children: 'Watch the film', href: './', variant: 'primary' } },
    },
    isNarrow: true,
  },
};

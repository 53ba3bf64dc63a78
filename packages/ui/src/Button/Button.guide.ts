import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'Performs an action in place: opens a dialog, sends a form, starts a film. What leads to another address looks the same and is a ButtonLink.',
  do: [
    'Give one action per screen the primary variant, and the others the secondary one.',
    'Let the label say what happens, also without the text around it.',
    'Use a ButtonLink for every address, so that it can be opened in a new tab and announced as a link.',
  ],
  dont: [
    'Set two primary buttons beside each other.',
    'Disable a button without saying near it why; prefer one that answers with the reason.',
    'Shorten a label to one line by force: it may break, the pill grows.',
  ],
  anatomy: [
    [
      'Pill',
      'At least 48 px high. Filled with the accent (primary), or outlined on the surface (secondary).',
    ],
    ['Label', 'One text, centred. An icon may stand before or after it.'],
    ['Focus ring', 'Drawn outside the pill, only when the keyboard brought the focus.'],
  ],
  keyboard: [
    ['Tab', 'Moves to it; a disabled button is passed over.'],
    ['Enter', 'Performs the action, or follows a ButtonLink.'],
    ['Space', 'Performs the action; a ButtonLink does not answer it, as no link does.'],
  ],
  content: [
    'Both: one to four words, without a full stop. Name the result, not the widget.',
    'English: sentence case, a verb first (Get started), or the name of what opens (Overall impact).',
    'Arabic: the imperative (ابدأ الآن) or a noun (الأثر الإجمالي), never capitals, spacing or a shortened form to save width.',
  ],
};

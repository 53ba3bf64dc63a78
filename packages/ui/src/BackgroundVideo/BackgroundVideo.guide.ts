import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'A silent loop behind a whole page with its poster behind that, and a control with which the visitor stops it for the whole visit.',
  do: [
    'Mount it once outside of what changes with the page: it fades from one video to the next.',
    'Give the first frame as the poster; it is what stays when the network, the browser or the visitor says no.',
    'Hold it still by isPaused behind a dialog; the visitor’s choice stays.',
  ],
  dont: [
    'Use a video with sound, with words or with something that must be seen: it is decorative.',
    'Cover the corner at the end of the line at the bottom: the control stands there.',
    'Show two at once: the page has one background. Its matrix contains each in a cell, and holds them still so that they can be compared.',
  ],
  anatomy: [
    ['Poster', 'Always there; alone with reduced motion, saved data, no source, or a fault.'],
    ['Video', 'Shown only while it has a frame; hidden again when it stalls, until it recovers.'],
    ['Scrim', 'Soft beneath glass, strong beneath plain text.'],
    ['Control', '48 px, at the end of the line at the bottom; absent without a source.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the control.'],
    ['Enter, Space', 'Pauses or plays, for all backgrounds of the visit.'],
  ],
  content: [
    'Both: the control is named in both languages at once, by what it does next: pause or play.',
    'English: Pause the background video.',
    'Arabic: إيقاف فيديو الخلفية مؤقتًا — مؤقتًا says that it can be undone.',
  ],
};

import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose: 'Changes pages one after the other: the old page leaves, then the next one enters.',
  do: [
    'Put one Page in it, and pass it the router’s location.',
    'Define in keyOf what counts as a page change: a change of the query or the hash usually does not.',
    'Fetch in load what the next page needs, while the old one leaves.',
  ],
  dont: [
    'Animate the content of a page while it enters: the page moves as one.',
    'Put bars and backgrounds that stay inside it: they belong around it.',
    'Wait for the motion in a script: with reduced motion there is none.',
  ],
  anatomy: [
    [
      'Leaving',
      'The old page, which fades and sinks by 18 px in 0.45 s. Its links still work, and the last page asked for wins.',
    ],
    [
      'Entering',
      'The next page, which fades in and rises by 18 px in 0.45 s, at the top of the window, with the focus on its heading.',
    ],
    [
      'Rest',
      'The page without any trace of the motion. AllStates shows it in both languages; the other stories prove the motion.',
    ],
    [
      'Reduced motion',
      'A cut. Pages also change by a cut if the code of the motion does not load.',
    ],
  ],
  keyboard: [['Tab', 'After a page change, moves from the new heading to the next control.']],
  content: [
    'Both: no texts of its own. Pages move up and down, so the motion is the same in both languages.',
  ],
  accessibility: {
    roles: [],
    note: 'After a page change, the focus is on the new heading, so that it is read out.',
    criteria: ['2.4.2', '2.4.3', '3.2.2'],
  },
  related: ['Page', 'ShowcaseProvider'],
  aliases: ['animation', 'motion', 'route', 'router', 'fade'],
};

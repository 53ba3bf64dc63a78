import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose: 'Changes pages in sequence: the old page leaves, then the next one enters.',
  do: [
    'Put one Page in it, and pass it the router’s location.',
    'Define page changes in keyOf: a change of the query or the hash usually isn’t one.',
    'Use load to fetch what the next page needs, while the old one leaves.',
  ],
  dont: [
    'Animate the content of a page while it enters: the page moves as a whole.',
    'Put permanent bars and backgrounds inside it: they belong around it.',
    'Wait for the animation in a script: reduced motion skips it.',
  ],
  anatomy: [
    [
      'Leaving',
      'The old page, which fades out and sinks by 18 px in 0.45 s. Its links still work; the most recently requested page is shown.',
    ],
    [
      'Touched picture',
      'The picture of the link that was pressed, or of its card: it stays until the next page enters, and grows into the same picture there, or into a new background. On the way back to a page above in the address, it shrinks into its place, and the list is where it was.',
    ],
    [
      'Entering',
      'The next page, which fades in and rises by 18 px in 0.45 s, at the top of the window, with the focus on its heading. Bars and backgrounds around it fade in at the same time (View Transitions).',
    ],
    [
      'Rest',
      'The page once the animation is over. All states shows it in both languages; the other stories show the animation.',
    ],
    ['Reduced motion', 'Pages change at once. They also do if the animation code doesn’t load.'],
  ],
  keyboard: [['Tab', 'After a page change, moves from the new heading to the next control.']],
  content: [
    'Both: no built-in text. Pages move vertically, so the animation is the same in both languages.',
  ],
  accessibility: {
    roles: [],
    note: 'After a page change, the focus is on the new heading, so screen readers read it.',
    criteria: ['2.4.2', '2.4.3', '3.2.2'],
  },
  related: ['Page', 'ShowcaseProvider'],
  aliases: ['animation', 'motion', 'route', 'router', 'fade'],
};

import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose: 'Changes pages one after the other: the old one leaves, then the next one enters.',
  do: [
    'Put one Page into it, and give it the router’s location.',
    'Let keyOf say what a change of page is: a change of the search or the hash usually is none.',
    'Fetch (load) what the next page needs, while the old one leaves.',
  ],
  dont: [
    'Animate the content of a page on its way in as well: the page moves as one.',
    'Put bars and backgrounds that stay into it: they stand around it.',
    'Wait for it in a script: with reduced motion there is nothing to wait for.',
  ],
  anatomy: [
    [
      'Leaving',
      'Fades and sinks by 18 px in 0.45 s. Links of the old page can still be seen, and the last one asked for wins.',
    ],
    [
      'Entering',
      'Fades and rises by 18 px in 0.45 s, at the top of the window, with the focus on its heading.',
    ],
    [
      'Rest',
      'No trace of the motion is left. AllStates shows rest in both languages: everything else passes by, and the other stories prove it.',
    ],
    ['Reduced motion', 'A cut. So is a change for which the code of the motion did not load.'],
  ],
  keyboard: [['Tab', 'After a change goes from the heading of the new page to what comes next.']],
  content: [
    'It has no texts of its own, and nothing of it depends on the direction: pages move upwards and downwards in both languages.',
  ],
};

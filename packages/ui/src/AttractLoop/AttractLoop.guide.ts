import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'A full-screen loop for a stand nobody is at, in both languages at once: any input leaves it, and nothing on it burns in.',
  do: [
    'Give it three or more slides whose pictures differ in brightness and place.',
    'Let onLeave lead to where a visitor begins.',
    'Keep a slide’s text to what is read from four metres in nine seconds.',
  ],
  dont: [
    'Set a logo or a text over it that stands still: it would burn in.',
    'Put anything into it that must be operated: every press leaves.',
    'Shorten the time of a slide below what both languages take to read.',
    'Judge sizes by its matrix: there each loop is contained in a cell; a story shows it on the screen.',
  ],
  anatomy: [
    ['Picture', 'Drifts slowly and dissolves into the next; still with reduced motion.'],
    ['Scrim', 'Darkest where the texts stand.'],
    [
      'Two halves',
      'Eyebrow (optional), title and text, the page’s language first; they stand lower, in the middle and higher by turns.',
    ],
    ['Title', 'Of one size in both languages, set by the longer of the two.'],
    ['Touch to begin', 'In both languages, in another corner with each slide.'],
    ['List', 'For assistive technology all slides at once, which does not change.'],
  ],
  keyboard: [['Any key', 'Leaves, except F11 and a key that is still held from the page before.']],
  content: [
    'Both: a title of up to seven letters is largest, one of more than sixteen smallest; a text of one sentence.',
    'English: Touch to begin names what to do, not that it is a screensaver.',
    'Arabic: المس الشاشة للبدء, an imperative; figures with Latin digits and their unit written out (2.6 مليون درهم).',
  ],
};

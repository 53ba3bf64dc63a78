import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'Presents a digital agent in both languages at once: what it is called, what it is for, and what it does, on glass over a background.',
  do: [
    'Begin each activity with the words that matter; they are set in bold.',
    'Give the same activities in the same order in both languages.',
    'Set headingLevel to 3 below another heading.',
  ],
  dont: [
    'Let one language be a summary of the other.',
    'Add an action to it: BilingualCard has one.',
  ],
  anatomy: [
    ['Glass', 'Keeps its texts readable over any frame of a video.'],
    [
      'Two halves',
      'Side by side from 48 rem of its own width, below each other on less; the page’s language first.',
    ],
    ['Title', 'A heading in the page’s language; the other one looks the same and is a paragraph.'],
    ['Description', 'One sentence.'],
    ['Activities', 'Marked by an eight-pointed star; left out when there are none.'],
  ],
  keyboard: [],
  content: [
    'Both: bold part and rest make one sentence when read together; three to five activities.',
    'English: present tense, third person (Ranks applications by …).',
    'Arabic: the verb first in the present (يرتّب الطلبات …), with no pronoun before it.',
  ],
};

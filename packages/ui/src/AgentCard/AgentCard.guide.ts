import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'A digital agent in both languages at once: its name, its purpose and its activities, on glass over a background.',
  do: [
    'Begin each activity with its key words, in bold.',
    'Give both languages the same activities in the same order.',
    'Set headingLevel to 3 where the card belongs to a level 2 heading.',
  ],
  dont: [
    'Summarise in one language what the other says in full.',
    'Add an action: BilingualCard is for that.',
  ],
  anatomy: [
    ['Glass', 'The surface that keeps the text readable over any frame of a video.'],
    [
      'Two halves',
      'Side by side when the card is at least 48 rem wide, otherwise stacked; the page’s language first.',
    ],
    ['Title', 'A heading in the page’s language; a paragraph that looks the same in the other.'],
    ['Description', 'One sentence.'],
    ['Activities', 'A list with eight-pointed stars for bullets; omitted if there are none.'],
  ],
  keyboard: [],
  content: [
    'Both: three to five activities. The bold text and the rest form one sentence.',
    'English: present tense, third person, “Ranks applications by …”.',
    'Arabic: a present-tense verb first, with no pronoun before it, «يرتّب الطلبات …».',
  ],
  accessibility: {
    roles: [
      ['article', 'Named by the title in the language of the page.'],
      ['heading', 'One for both languages.'],
      ['list', 'The activities, once in each language.'],
    ],
    criteria: ['1.3.1', '1.3.2', '1.4.3', '2.4.6', '3.1.2'],
  },
  related: ['BilingualCard', 'FeatureCard', 'BackgroundVideo'],
  aliases: ['card', 'glass', 'agent', 'bilingual'],
};

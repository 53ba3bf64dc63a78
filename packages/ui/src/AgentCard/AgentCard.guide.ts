import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'Introduces a digital agent in both languages at once: its name, purpose and activities, on a glass surface over a background.',
  do: [
    'Start each activity with its key words, in bold.',
    'List the same activities in the same order in both languages.',
    'Set headingLevel to 3 if the card belongs to a level 2 heading.',
  ],
  dont: ['Shorten the text in one language only.', 'Add an action: use BilingualCard instead.'],
  anatomy: [
    ['Glass', 'A surface that keeps the text readable over any video frame.'],
    [
      'Two halves',
      'Side by side if the card is at least 48 rem wide, otherwise stacked. The page’s language comes first.',
    ],
    [
      'Title',
      'A heading in the page’s language, and a paragraph that looks the same in the other language.',
    ],
    ['Description', 'One sentence.'],
    [
      'Activities',
      'A list with eight-pointed stars as bullets; omitted if there are no activities.',
    ],
  ],
  keyboard: [],
  content: [
    'Both: three to five activities. The bold text and the rest form one sentence.',
    'English: present tense, third person, “Ranks applications by …”.',
    'Arabic: a present-tense verb first, with no pronoun before it, «يرتّب الطلبات …».',
  ],
  accessibility: {
    roles: [
      ['article', 'Named by the title in the page’s language.'],
      ['heading', 'One for both languages.'],
      ['list', 'The activities, once in each language.'],
    ],
    criteria: ['1.3.1', '1.3.2', '1.4.3', '2.4.6', '3.1.2'],
  },
  related: ['BilingualCard', 'FeatureCard', 'BackgroundVideo'],
  aliases: ['card', 'glass', 'agent', 'bilingual'],
};

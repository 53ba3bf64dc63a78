import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'The main heading of a page, in one language or both, with a lead of one or two sentences and any other opening content.',
  do: [
    'Start every Page with one: after a page change, the focus goes to its heading.',
    'Use the display size only for the first screen of a show.',
    'Give the title and the lead in both languages on screens for both audiences.',
    'If the title is a wordmark, give its name as alt text.',
  ],
  dont: [
    'Use two on a page, or one in a card: its heading is level 1.',
    'Put both languages in one string: each needs its own language and direction.',
    'Translate only the title or only the lead: translate both or neither.',
  ],
  anatomy: [
    [
      'Title',
      'The heading of the page: text or a wordmark. If both languages are given, it’s in the page’s language.',
    ],
    [
      'Translation',
      'The title in the other language: a paragraph of the same size in the highlight colour. If there’s no room next to the title, it’s below, on its own side.',
    ],
    ['Logo', 'The logo of a show or an event, opposite the heading.'],
    ['Lead', 'One or two sentences, at most 52 rem wide, in one language or both.'],
    ['Content', 'The children, for instance a search field or a row of buttons.'],
  ],
  keyboard: [],
  content: [
    'Both: a title of one to four words without a full stop; a lead of at most two sentences with full stops. Lines are balanced, and nothing is truncated.',
    'English: title case for proper names, “Government Digital Impact”; sentence case for everything else.',
    'Arabic: a noun phrase with the article, «الأثر الرقمي الحكومي», about as long as the English; no letter spacing.',
  ],
  accessibility: {
    roles: [
      ['heading', 'Level 1 unless headingLevel changes it. It gets the focus after a page change.'],
    ],
    criteria: ['1.3.1', '1.4.3', '2.4.6', '3.1.2'],
  },
  related: ['Page', 'Hero', 'Badge'],
  aliases: ['title', 'heading', 'h1', 'headline', 'intro'],
  pair: {
    do: {
      text: 'The title names the page. The lead explains how to use it.',
      args: {},
    },
    dont: {
      text: 'A sentence as a title wraps in both languages and is hard to remember.',
      args: {
        title: {
          en: 'Welcome! Please search for an entity to see what it has saved',
          ar: 'أهلًا بكم! يُرجى البحث عن جهة للاطّلاع على ما حققته من وفورات',
        },
        lead: undefined,
      },
    },
  },
};

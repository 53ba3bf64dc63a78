import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose: 'A decoration below the heading of a page, for instance next to a ContactForm.',
  do: ['Use it once on a page, where a wide screen would be empty.'],
  dont: ['Use it on a page with pictures or films.', 'Use it for meaning: it isn’t announced.'],
  anatomy: [
    ['Point', 'In the theme’s highlight colour.'],
    ['Rings', 'In the theme’s accent colour; they fade outwards.'],
  ],
  keyboard: [],
  content: [],
  accessibility: {
    roles: [],
    note: 'Hidden from screen readers, in forced colours and in print.',
    criteria: ['1.1.1'],
  },
  related: ['ContactForm', 'PageHeader'],
  aliases: ['ornament', 'decoration', 'signal', 'circles'],
};

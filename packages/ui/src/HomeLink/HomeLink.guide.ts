import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose: 'The link home, in the same corner of every screen in a show.',
  do: [
    'Place it first in the bar of each Page, so Tab reaches it first.',
    'Use it on every screen except the first one and those without controls.',
  ],
  dont: [
    'Use it for the home of a section: use the `home` prop of NavigationBar instead.',
    'Move it: it is in the same corner of every screen.',
  ],
  anatomy: [
    [
      'Mark',
      'A round link of at least 48 px that depicts the cards of the overview. It scrolls with the page, covers nothing and isn’t printed.',
    ],
    ['Name', '“All projects” in both languages, for assistive technology.'],
    ['Landmark', 'A navigation landmark named “Showcase”.'],
  ],
  keyboard: [['Enter', 'Goes home.']],
  content: [
    'Both: name the place, not the way there.',
    'English: “All projects”.',
    'Arabic: «جميع المشاريع».',
  ],
  accessibility: {
    roles: [
      ['navigation', 'Named “Showcase”.'],
      ['link', '“All projects” in both languages.'],
    ],
    criteria: ['1.1.1', '2.4.3', '2.4.4', '2.5.8', '3.2.3'],
  },
  related: ['NavigationBar', 'Page'],
  aliases: ['home', 'logo', 'back', 'start'],
};

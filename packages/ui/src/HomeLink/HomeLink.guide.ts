import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose: 'The way home, in the same corner of every screen of a show.',
  do: [
    'Place it before everything else of a page, so that it is the first to be reached by Tab.',
    'Use it on every screen but the first and those without controls.',
    'Place it before a NavigationBar too: the bar makes room for it beside its logo.',
  ],
  dont: [
    'Use it for the home of a section: use the `home` prop of NavigationBar.',
    'Put anything else in the upper corner at the start of the line.',
  ],
  anatomy: [
    [
      'Mark',
      'A round link of at least 48 px with the cards of the overview. It scrolls with the page, covers nothing and is not printed.',
    ],
    ['Name', '“All projects” in both languages, for assistive technology.'],
    ['Landmark', 'A navigation landmark named “Showcase”.'],
  ],
  keyboard: [['Enter', 'Leads home.']],
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
  related: ['NavigationBar', 'FooterActions'],
  aliases: ['home', 'logo', 'back', 'start'],
};

import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'An entity’s digital impact on a wall: everything at once, without controls, legible from the back of the room.',
  do: [
    'Give it the whole window of a screen of its own.',
    'Give the address under which a phone reaches the figures, so that the audience can take them along.',
    'Mark sample figures with the note.',
  ],
  dont: [
    'Put it beside other content: it covers the window.',
    'Use it where visitors press something: none of it responds.',
    'Name a service twice: names tell the rows apart.',
  ],
  anatomy: [
    [
      'Board',
      'All lengths are shares of the window, so a wall of any resolution shows the same picture.',
    ],
    [
      'Side',
      'Subject, name, note, adoption, totals and the QR code; above the services in portrait.',
    ],
    [
      'Adopted services',
      'A bar and a number for each service in the first measure, the largest on top: the fewer there are, the larger they are set.',
    ],
    ['Other services', 'The names of the services that are not adopted, in grey.'],
  ],
  keyboard: [],
  content: [
    'Both: every text is in both languages, the page’s first; figures and names stand once. Latin digits.',
    'English: texts are those of ImpactReport.',
    'Arabic: texts are those of ImpactReport.',
  ],
  accessibility: {
    roles: [
      ['heading', 'The name, then the two groups of services.'],
      ['term and definition', 'What a figure measures, and the figure.'],
      ['list', 'Adopted services with their amounts; other services by name.'],
    ],
    criteria: ['1.3.1', '1.3.2', '1.4.3', '3.1.2'],
  },
  related: ['ImpactReport', 'DashboardGrid', 'AdoptionDial'],
  aliases: ['wall', 'presentation', 'big screen', 'board', 'tv'],
};

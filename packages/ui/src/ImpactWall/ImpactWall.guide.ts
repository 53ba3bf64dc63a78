import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'An entity’s digital impact on a wall: everything at once, without controls, legible from the back of the room.',
  do: [
    'Give it the whole window on its own screen.',
    'Give the address that opens the figures on a phone, so that the audience can take them away.',
    'Use the note to mark sample figures.',
  ],
  dont: [
    'Put it next to other content: it covers the window.',
    'Use it if visitors need to interact: nothing on it responds.',
    'Use a service name twice: names identify the rows.',
  ],
  anatomy: [
    [
      'Board',
      'All lengths are proportions of the window, so a wall of any resolution shows the same picture.',
    ],
    [
      'Side',
      'The subject, name, note, adoption, totals and QR code. In portrait, above the services.',
    ],
    [
      'Adopted services',
      'A bar and a number for each service in the first measure, largest first. The fewer services, the larger the type.',
    ],
    ['Other services', 'The names of the services that aren’t adopted, in grey.'],
  ],
  keyboard: [],
  content: [
    'Both: every text is in both languages, the page’s language first; figures and names appear once. Latin digits.',
    'English: the texts of ImpactReport.',
    'Arabic: the texts of ImpactReport.',
  ],
  accessibility: {
    roles: [
      ['heading', 'The name, then the two groups of services.'],
      ['term and definition', 'A figure’s label, and the figure.'],
      ['list', 'Adopted services with their amounts; other services by name.'],
    ],
    criteria: ['1.3.1', '1.3.2', '1.4.3', '3.1.2'],
  },
  related: ['ImpactReport', 'DashboardGrid', 'AdoptionDial'],
  aliases: ['wall', 'presentation', 'big screen', 'board', 'tv'],
};

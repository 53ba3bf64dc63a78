import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'The services of an entity as buttons: green ones that open, or grey ones that aren’t adopted.',
  do: [
    'Put adopted and other services in two lists, one below the other, with headings that distinguish them.',
    'Open a Dialog when visitors choose a service: the buttons announce a dialog.',
    'Explain an empty list in emptyText: the heading stays.',
  ],
  dont: [
    'Distinguish the two kinds by colour alone: name the kind in the heading too.',
    'Mix them in one list: either all services in a list can be chosen, or none.',
    'Use a service name twice: names identify the buttons.',
  ],
  anatomy: [
    ['Heading', 'A level 2 heading that names the section.'],
    [
      'Services',
      'Buttons in equal cells, in the given order, on as many rows as they need. A long name wraps.',
    ],
    ['Empty text', 'A sentence in a dashed frame, in place of the buttons.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the services that can be chosen. Skips disabled ones.'],
    ['Enter, Space', 'Chooses the service.'],
  ],
  content: [
    'Both: the same service names as everywhere else. A foreign name keeps its own direction. The empty text is one sentence without a full stop.',
    'English: “Adopted Services”, “Not Adopted Services”; “No services adopted yet”.',
    'Arabic: «الخدمات المتبنّاة», «الخدمات غير المتبنّاة»; «لا توجد خدمات متبنّاة بعد».',
  ],
  accessibility: {
    roles: [
      ['region', 'Named by its heading.'],
      ['list', 'The services, with their number.'],
      [
        'button',
        'Each service, announced as opening a dialog. Services that aren’t adopted are disabled.',
      ],
    ],
    criteria: ['1.3.1', '1.4.1', '1.4.3', '2.1.1', '2.4.6', '2.5.8'],
  },
  related: ['Dialog', 'SavingsChart', 'AdoptionProgress'],
  aliases: ['chips', 'tags', 'buttons', 'services'],
  pair: {
    do: { text: 'A sentence if there are no services.', args: { services: [] } },
    dont: {
      text: 'An empty frame looks as if the list hadn’t loaded.',
      args: { services: [], emptyText: '' },
    },
    isNarrow: true,
  },
};

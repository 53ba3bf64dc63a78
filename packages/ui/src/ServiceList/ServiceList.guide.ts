import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'The services of an entity as buttons: green ones that open, or grey ones that are not adopted.',
  do: [
    'Put adopted and other services in two lists, one below the other, with headings that tell them apart.',
    'Open a Dialog when a service is chosen: the buttons announce a dialog.',
    'Say what an empty list means; the heading stays.',
  ],
  dont: [
    'Tell the two kinds apart by colour alone: say it in the heading too.',
    'Mix them in one list: either all services of a list can be chosen, or none.',
    'Name a service twice: names tell the buttons apart.',
  ],
  anatomy: [
    ['Heading', 'A second-level heading that names the section.'],
    [
      'Services',
      'Buttons in equal cells, in the order given, on as many rows as they need. A long name wraps.',
    ],
    ['Empty text', 'A sentence in a dashed frame, in place of the buttons.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the services that can be chosen; skips disabled ones.'],
    ['Enter, Space', 'Chooses the service.'],
  ],
  content: [
    'Both: services named as everywhere else; a foreign name keeps its own direction. One sentence without a full stop as the empty text.',
    'English: “Adopted Services”, “Not Adopted Services”; “No services adopted yet”.',
    'Arabic: «الخدمات المتبنّاة», «الخدمات غير المتبنّاة»; «لا توجد خدمات متبنّاة بعد».',
  ],
  accessibility: {
    roles: [
      ['region', 'Named by its heading.'],
      ['list', 'The services, with their number.'],
      [
        'button',
        'Each service; says that it opens a dialog. Services that are not adopted are disabled.',
      ],
    ],
    criteria: ['1.3.1', '1.4.1', '1.4.3', '2.1.1', '2.4.6', '2.5.8'],
  },
  related: ['Dialog', 'SavingsChart', 'AdoptionProgress'],
  aliases: ['chips', 'tags', 'buttons', 'services'],
  pair: {
    do: { text: 'A sentence where there are no services.', args: { services: [] } },
    dont: {
      text: 'An empty frame: it looks as if the list had not loaded.',
      args: { services: [], emptyText: '' },
    },
    isNarrow: true,
  },
};

import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'The services of an entity as buttons: green ones to open, or grey ones that are not adopted.',
  do: [
    'Put the adopted ones and the others below each other, in two lists with headings that tell them apart.',
    'Open a Dialog when a service is chosen: the buttons say that they do.',
    'Say what an empty list means; the heading stays.',
  ],
  dont: [
    'Tell the two kinds apart by colour alone: the heading says it too.',
    'Mix them in one list: all of a list can be chosen, or none.',
    'Name a service twice: the name tells one from another.',
  ],
  anatomy: [
    ['Heading', 'Of the second level; names the section.'],
    [
      'Services',
      'Buttons in the order given, wrapping, at least 48 px high. One as wide as its place wraps its name.',
    ],
    ['Empty text', 'In a dashed frame, in place of the buttons.'],
  ],
  keyboard: [
    ['Tab', 'Goes through the services that can be chosen; disabled ones are passed over.'],
    ['Enter, Space', 'Choose the service.'],
  ],
  content: [
    'Both: services as they are named everywhere else; a foreign name keeps its own direction. The empty text is one sentence without a full stop.',
    'English: “Adopted Services”, “Not Adopted Services”; “No services adopted yet”.',
    'Arabic: «الخدمات المتبنّاة», «الخدمات غير المتبنّاة»; «لا توجد خدمات متبنّاة بعد».',
  ],
};

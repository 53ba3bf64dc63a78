import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'An entity’s digital impact on one sheet of paper, for visitors to take home: A4 or Letter, black on white.',
  do: [
    'Render it on the page it belongs to: it is made when the browser begins to print, whoever asked for it.',
    'Say in the notes where the figures come from; the reader has no stand to ask.',
    'Put the unit into the label of a measure, so that the rows hold numbers alone.',
    'Give the address under which a phone reaches the figures: it becomes the QR code.',
  ],
  dont: [
    'Put anything else beside it that should be printed: it is alone on its sheet.',
    'Use it on the screen: isPreview is for stories and print previews.',
    'Name a service twice: names tell the rows apart.',
  ],
  anatomy: [
    ['Head', 'A heavy line, the subject and the date in both languages.'],
    ['Name', 'In one of three sizes by its length; after three lines it ends in an ellipsis.'],
    [
      'Amounts',
      'Adoption as a count, a percentage and a bar, then the totals, compact and in full.',
    ],
    [
      'Adopted services',
      'A list and a chart in one: a row for each service with a bar and a number for each measure, the largest saving of the first measure on top. Each measure has its own scale. 25 rows are set in 7.75 pt, fewer in up to 11 pt.',
    ],
    ['Other services', 'The names of the services that are not adopted, in three columns.'],
    [
      'Foot',
      'The notes and, with an address, the QR code. Without a code to draw there is no address either.',
    ],
  ],
  keyboard: [],
  content: [
    'Both: every text of the sheet is in both languages, the page’s first; figures and names stand once. Latin digits.',
    'English: the date as “14 November 2026”.',
    'Arabic: the date as «14 نوفمبر 2026»; units in words in the labels, «الوفورات في التكلفة (درهم)».',
  ],
  accessibility: {
    roles: [
      ['article', 'There while the page is printed, and in previews.'],
      ['heading', 'The subject and its sections.'],
      ['table', 'The adopted services, each with its amounts; bars are hidden.'],
    ],
    criteria: ['1.1.1', '1.3.1', '1.4.1', '1.4.3', '3.1.2'],
  },
  related: ['ImpactWall', 'MetricCard', 'SavingsChart', 'QrCode'],
  aliases: ['print', 'paper', 'pdf', 'a4', 'letter', 'report', 'take away'],
};

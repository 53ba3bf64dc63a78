import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'An entity’s digital impact on one sheet of paper for visitors to take home: A4 or Letter, black on white.',
  do: [
    'Render it on the page it belongs to: it’s created whenever the browser starts to print.',
    'Give the source of the figures in the notes: readers have nobody to ask.',
    'Put the unit into the label of a measure, so that the rows hold only numbers.',
    'Give the address that opens the figures on a phone: it becomes the QR code.',
  ],
  dont: [
    'Put other printable content on the page: the report has the sheet to itself.',
    'Use it on the screen: preview is for stories and print previews.',
    'Use a service name twice: names identify the rows.',
  ],
  anatomy: [
    ['Head', 'A heavy line, then the subject and the date in both languages.'],
    [
      'Name',
      'In one of three sizes, depending on its length. Truncated with an ellipsis after three lines.',
    ],
    [
      'Amounts',
      'Adoption as a count, a percentage and a bar, then the totals, both compact and in full.',
    ],
    [
      'Adopted services',
      'A list and a chart in one. Each service has a row, with a bar and a number for each measure. Rows are sorted by the first measure, largest first. Each measure has its own scale. 25 rows are set in 7.75 pt, fewer rows in up to 11 pt.',
    ],
    ['Other services', 'The names of the services that aren’t adopted, in three columns.'],
    [
      'Foot',
      'The notes and, with an address, the QR code. If the code can’t be drawn, the address is omitted too.',
    ],
  ],
  keyboard: [],
  content: [
    'Both: every text is in both languages, the page’s language first; figures and names appear once. Latin digits.',
    'English: the date as “14 November 2026”.',
    'Arabic: the date as «14 نوفمبر 2026»; units in words in the labels, «الوفورات في التكلفة (درهم)».',
  ],
  accessibility: {
    roles: [
      ['article', 'Present while the page is printed, and in previews.'],
      ['heading', 'The subject and its sections.'],
      ['table', 'The adopted services, each with its amounts. Bars are hidden.'],
    ],
    criteria: ['1.1.1', '1.3.1', '1.4.1', '1.4.3', '3.1.2'],
  },
  related: ['ImpactWall', 'MetricCard', 'SavingsChart', 'QrCode'],
  aliases: ['print', 'paper', 'pdf', 'a4', 'letter', 'report', 'take away'],
};

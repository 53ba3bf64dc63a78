import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'A large card that leads to a project or an area; wherever it is pressed, its one link is followed.',
  do: [
    'Give every card of a grid the same link label.',
    'Set isExternal for what leaves the showcase: the arrow and the new tab follow.',
    'Give pictures their size in pixels, so that nothing moves while they load.',
  ],
  dont: [
    'Put a second link or a button into it: the whole area is taken.',
    'Write the title into the picture.',
  ],
  anatomy: [
    ['Picture', 'Optional and decorative, cut to fill its frame.'],
    ['Title', 'A heading of level 2; it names the card.'],
    ['Text', 'One sentence; it takes the height that is left.'],
    ['Link', 'Its area is the card; its name is label and title together.'],
    ['Arrow', 'Onwards, mirrored in Arabic; upwards and out for a new tab.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the link; the ring is drawn inside the edge of the card.'],
    ['Enter', 'Follows it.'],
  ],
  content: [
    'Both: a title of one line on a laptop, a text of up to three; longer ones break, and the cards of a row grow together.',
    'English: link label in sentence case (View details).',
    'Arabic: the label is a noun (عرض التفاصيل); Latin names such as TDRA stay Latin.',
  ],
};

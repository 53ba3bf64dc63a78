import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'One screen: the main landmark, the document title and the margins that all screens share.',
  do: [
    'Put a PageHeader first: after a page change, the focus goes to its heading, so screen readers read it.',
    'Put it in a PageTransition, which animates it in.',
    'Put the page before the site in the title: “Partners · Showcase”.',
    'Put the same controls into the bar of every page, in the same order: the way home, the languages, then what this page adds.',
    'Choose a layout: fill for a screen without scrolling, cover for a picture from edge to edge.',
  ],
  dont: [
    'Use two at once: a document has one main landmark.',
    'Give an individual screen its own margins.',
    'Put the action of a page into the bar: it is for moving around.',
    'Draw a focus ring around the heading: it gets the focus only to be read.',
  ],
  anatomy: [
    [
      'Main',
      'A column up to 150 rem wide, centred on wider screens, with equal gaps between its sections.',
    ],
    ['Title', 'The title of the document while the page is shown, in the page’s language.'],
    [
      'Bar',
      'The controls for moving around, before the page: in its upper corners, or a strip if it holds a NavigationBar. On a portrait kiosk they are a dock near the bottom, above the part that is out of reach, as wide as what it holds.',
    ],
    ['Header', 'A PageHeader, or a Hero or a BilingualCard from edge to edge.'],
    ['Content', 'The screen’s content.'],
    ['Footer', 'The links or buttons that come last; not printed.'],
  ],
  keyboard: [
    [
      'Tab',
      'Moves through the bar first, then the page. After a page change, moves from the heading to the next control.',
    ],
  ],
  content: [
    'Both: the text of the heading, then the name of the site.',
    'English: the heading as written.',
    'Arabic: Arabic on an Arabic page. A foreign brand name stays as it is.',
  ],
  accessibility: {
    roles: [['main', 'The only one in the document. It sets the document’s title.']],
    criteria: ['1.3.1', '2.4.1', '2.4.2', '2.4.11', '3.1.1', '3.2.3'],
  },
  related: [
    'PageTransition',
    'PageHeader',
    'ShowcaseProvider',
    'HomeLink',
    'LanguageSwitcher',
    'NavigationBar',
    'SideNavigation',
  ],
  aliases: [
    'screen',
    'main',
    'layout',
    'title',
    'container',
    'dock',
    'tab bar',
    'bottom navigation',
    'kiosk controls',
    'toolbar',
  ],
};

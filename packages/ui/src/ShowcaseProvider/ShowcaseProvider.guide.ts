import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'Gives everything inside it a language with its direction, a theme, and the component that renders links.',
  do: [
    'Put one around the whole page and set isPage, so that it also colours the canvas and the scroll bars.',
    'Put another one around anything in another language or theme: it takes the rest from the outer one.',
    'Give it the router’s link component, so that links within the site do not reload the page.',
    'Make a brand’s theme with createTheme({ name, colors }): page, text and accent are enough. In development the console lists each pair of colours whose contrast fails AA, with its ratio.',
    'Add another language with language="fr" and its texts in messages; set direction only where it is not the usual one of that language.',
  ],
  dont: [
    'Set dir on elements inside it: the provider sets the direction.',
    'Mix themes within a card: a theme stands for an area.',
    'Write colours into a screen: use those of the theme.',
  ],
  anatomy: [
    [
      'Element',
      'A block that carries the language, the direction, the background, the typeface and the line height.',
    ],
    [
      'Theme',
      'One set of colours: midnight, graphite, signal, porcelain, dusk, or one made by createTheme. The background fades when the theme changes, or changes at once with reduced motion.',
    ],
    [
      'Language',
      'en, ar, or another whose texts are in messages. It selects the texts of every component; what is missing is shown in English.',
    ],
    [
      'Messages',
      'Texts by language and component that replace the built-in ones: { en: { Dialog: { close: "Done" } } }.',
    ],
    ['Link', 'The component that renders links within the site.'],
    ['In AllStates', 'The five themes in both languages; the provider has no states of its own.'],
  ],
  keyboard: [],
  content: [
    'Both: no texts of its own. To replace texts of a single component, give that component messages={{ en: { close: "Done" } }}.',
    'Arabic: more line height, no letter spacing, no synthetic bold or italics; the provider sees to all three.',
  ],
  accessibility: {
    roles: [],
    note: 'Sets the language and the direction from which assistive technology chooses a voice.',
    criteria: ['1.3.2', '1.4.3', '3.1.1', '3.1.2'],
  },
  related: ['Page', 'PageTransition'],
  aliases: ['theme', 'direction', 'rtl', 'language', 'dark mode', 'locale', 'i18n', 'router'],
};

import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'Gives its content a language with its direction, a theme, and the component that renders links.',
  do: [
    'Put one around the whole page and set page, so it also colours the canvas and the scroll bars.',
    'Nest another one for content in another language or theme: it inherits the rest.',
    'Give it the router’s link component, so links within the site don’t reload the page.',
    'Make a brand’s theme with createTheme({ name, colors }): page, text and accent are enough. In development, the console lists each pair of colours whose contrast fails AA, with its ratio.',
    'Give a brand a dark half with dark, and its own corners, typefaces and density with radius, font and density.',
    'Set texts="page" to show each text in the page’s language alone.',
    'Add another language with language="fr" and its texts in messages. Set direction only if it isn’t the language’s usual one.',
  ],
  dont: [
    'Set dir on elements inside it: the provider sets the direction.',
    'Mix themes within a card: a theme identifies an area.',
    'Hard-code colours in a screen: use those of the theme.',
  ],
  anatomy: [
    ['Element', 'A block with the language, direction, background, typeface and line height.'],
    [
      'Theme',
      'One set of colours: midnight, graphite, signal, porcelain, dusk, or one made by createTheme. The background fades when the theme changes; with reduced motion, it changes at once.',
    ],
    [
      'Language',
      'en, ar, or another language with texts in messages. It selects the texts of every component; missing texts are in English.',
    ],
    [
      'Messages',
      'Texts that replace the built-in ones, by language and component: { en: { Dialog: { close: "Done" } } }.',
    ],
    ['Link', 'The component that renders links within the site.'],
    ['In All states', 'The five themes in both languages. The provider has no states.'],
  ],
  keyboard: [],
  content: [
    'Both: no built-in text. To replace texts of a single component, give that component messages={{ en: { close: "Done" } }}.',
    'Arabic: more line height, no letter spacing, no synthetic bold or italics. The provider sets all three.',
  ],
  accessibility: {
    roles: [],
    note: 'Sets the language and direction, by which assistive technology chooses a voice.',
    criteria: ['1.3.2', '1.4.3', '3.1.1', '3.1.2'],
  },
  related: ['Page', 'PageTransition'],
  aliases: ['theme', 'direction', 'rtl', 'language', 'dark mode', 'locale', 'i18n', 'router'],
};

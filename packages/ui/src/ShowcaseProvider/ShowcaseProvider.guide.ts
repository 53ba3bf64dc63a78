import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'Gives everything inside it a language with its direction, a world of colours and the component that renders links.',
  do: [
    'Put one around the whole page, as isPage: it then colours the canvas and the scroll bars too.',
    'Put a further one around what is in another language or another world: it takes the rest from the one outside.',
    'Give it the router’s link, so that links within the site do not reload the page.',
  ],
  dont: [
    'Turn the direction by hand: the language does.',
    'Mix worlds within a card: a world is a place.',
    'Write colours into a screen: take those of the world.',
  ],
  anatomy: [
    [
      'Element',
      'Carries language and direction, the ground, the type and the line height of the language.',
    ],
    [
      'World',
      'midnight, graphite, signal, porcelain or dusk: one set of colours, changed with a fade, or at once with reduced motion.',
    ],
    ['Language', 'en or ar; chooses the built-in texts of every part.'],
    ['Link', 'The component for addresses within the site.'],
    ['In AllStates', 'The five worlds in both languages: it has no states of its own.'],
  ],
  keyboard: [],
  content: [
    'It has no texts of its own; every part inside brings its built-in texts in the language given, and the messages of a part replace them.',
    'Arabic: more line height, no letter spacing and no slanted or thickened letters, by itself.',
  ],
};

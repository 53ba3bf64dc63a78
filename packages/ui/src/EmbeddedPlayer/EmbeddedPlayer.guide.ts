import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'Shows the player of another service in a frame of 16:9, and a way out for the day it stays empty.',
  do: [
    'Give a poster: it stands behind the player while that loads, and when it never does.',
    'Name the frame by the film (title), not by the service.',
  ],
  dont: [
    'Take away the link to a new tab: a frame that refuses to be embedded looks loaded.',
    'Use it for our own films in a page’s background: that is BackgroundVideo.',
    'Make it smaller than its least height of 340 px.',
  ],
  anatomy: [
    ['Stage', '16:9, at least 340 px high, dark in every world as a cinema is.'],
    ['Poster', 'Dimmed behind the frame.'],
    ['Word', 'Loading the player…, or that it did not load; announced.'],
    ['Frame', 'May play by itself and fill the screen; of another origin it is confined.'],
    ['Link', 'Open in a new tab; absent when there is no address.'],
  ],
  keyboard: [
    ['Tab', 'Moves into the player, whose keys are its own, then to the link.'],
    ['Enter', 'On the link, opens a new tab.'],
  ],
  content: [
    'Both: say what the visitor sees (The player did not load here), not why.',
    'English: the title is the film’s name in title or sentence case as published.',
    'Arabic: the title in Arabic if the film has one; otherwise the Latin name alone.',
  ],
};

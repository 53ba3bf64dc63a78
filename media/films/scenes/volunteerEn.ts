import { volunteerFigure } from '../lib/serviceFigures.ts';
import { serviceFilm } from '../lib/serviceFilm.ts';

export const scene = serviceFilm({
  language: 'en',
  lines: [
    'Somewhere, somebody\nneeds a hand.',
    'You have an hour\nto give.',
    'Volunteer\nin Dubai Now.',
  ],
  figure: volunteerFigure,
});

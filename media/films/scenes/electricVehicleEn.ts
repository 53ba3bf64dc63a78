import { electricVehicleFigure } from '../lib/serviceFigures.ts';
import { serviceFilm } from '../lib/serviceFilm.ts';

export const scene = serviceFilm({
  language: 'en',
  lines: ['Quiet\non the road.', 'Charged\nclose to home.', 'Your electric vehicle\nin Dubai Now.'],
  figure: electricVehicleFigure,
});

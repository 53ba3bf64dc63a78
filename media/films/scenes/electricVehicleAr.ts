import { electricVehicleFigure } from '../lib/serviceFigures.ts';
import { serviceFilm } from '../lib/serviceFilm.ts';

export const scene = serviceFilm({
  name: 'electric-vehicle-ar',
  language: 'ar',
  lines: ['هدوء\nعلى الطريق.', 'وشحن قريب\nمن المنزل.', 'مركبتك الكهربائية\nفي «دبي الآن».'],
  figure: electricVehicleFigure,
});

import { electricVehicleFigure } from '../lib/serviceFigures.ts';
import { serviceFilm } from '../lib/serviceFilm.ts';

export const scene = serviceFilm({
  language: 'ar',
  lines: ['هدوء\nعلى الطريق.', 'وشحن قريب\nمن المنزل.', 'مركبتك الكهربائية\nفي «دبي الآن».'],
  figure: electricVehicleFigure,
});

import { volunteerFigure } from '../lib/serviceFigures.ts';
import { serviceFilm } from '../lib/serviceFilm.ts';

export const scene = serviceFilm({
  language: 'ar',
  lines: ['هناك من ينتظر\nيد العون.', 'امنحه ساعة\nمن وقتك.', 'تطوّع\nعبر «دبي الآن».'],
  figure: volunteerFigure,
});

import type { Picture } from '../picture/Picture.ts';
import type { Bilingual } from '../i18n/types.ts';

export const picture: Picture = {
  src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>',
  width: 160,
  height: 90,
};
export const text: Bilingual = { en: 'Trade', ar: 'التجارة' };
export const nothing = () => undefined;

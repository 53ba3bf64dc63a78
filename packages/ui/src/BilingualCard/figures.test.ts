import { describe, expect, it } from 'vitest';
import { placeOf, type BilingualFigure } from './figures.ts';

const services: BilingualFigure = {
  value: '400',
  qualifier: { en: 'Over', ar: 'أكثر من' },
  label: { en: 'services', ar: 'خدمة' },
};
const both = ['en', 'ar'] as const;

describe('placeOf', () => {
  it.each<[string, readonly BilingualFigure[], string]>([
    ['two short figures', [services, { ...services, value: '20' }], 'sides'],
    ['one short figure', [services], 'sides'],
    ['three figures', [services, services, services], 'row'],
    ['a long value', [{ ...services, value: '18 min' }], 'row'],
    ['a long label', [{ ...services, label: 'connected government entities' }], 'row'],
    [
      'a value that differs',
      [services, { value: { en: '209', ar: '200' }, label: 'x' }],
      'columns',
    ],
  ])('%s', (_, figures, place) => {
    expect(placeOf(figures, both)).toBe(place);
  });

  it('counts one language alone', () => {
    expect(placeOf([{ value: { en: '209', ar: '200' }, label: 'x' }], ['ar'])).toBe('sides');
  });
});

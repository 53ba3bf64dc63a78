import { describe, expect, it } from 'vitest';
import { markArabic } from './markArabic.ts';

const text = (value: string) => ({ type: 'text', value });
const element = (tagName: string, ...children: object[]) => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

describe('Arabic in a page of MDX', () => {
  it('is marked wherever it stands, in a code too', () => {
    const page = {
      type: 'root',
      children: [element('p', text('Or '), element('code', text('٣٫٥')))],
    };
    markArabic()(page);
    const marked = { ...element('span', text('٣٫٥')), properties: { lang: 'ar', dir: 'rtl' } };
    expect(page.children).toEqual([element('p', text('Or '), element('code', marked))]);
  });

  it('is left alone where it is marked already', () => {
    const marked = { ...element('bdi', text('مباشر')), properties: { lang: 'ar' } };
    const page = { type: 'root', children: [marked] };
    markArabic()(page);
    expect(page.children).toEqual([
      { ...element('bdi', text('مباشر')), properties: { lang: 'ar' } },
    ]);
  });
});

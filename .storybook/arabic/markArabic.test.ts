import { describe, expect, it } from 'vitest';
import { markArabic, type Node } from './markArabic.ts';

const text = (value: string): Node => ({ type: 'text', value });
const element = (tagName: string, ...children: Node[]): Node => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

describe('Arabic in an MDX page', () => {
  it('is marked wherever it stands, even in code', () => {
    const page = {
      type: 'root',
      children: [element('p', text('Or '), element('code', text('٣٫٥')))],
    };
    markArabic()(page);
    const marked = { ...element('span', text('٣٫٥')), properties: { lang: 'ar', dir: 'rtl' } };
    expect(page.children).toEqual([element('p', text('Or '), element('code', marked))]);
  });

  it('is left alone if it is already marked', () => {
    const marked = { ...element('bdi', text('مباشر')), properties: { lang: 'ar' } };
    const page = { type: 'root', children: [marked] };
    markArabic()(page);
    expect(page.children).toEqual([
      { ...element('bdi', text('مباشر')), properties: { lang: 'ar' } },
    ]);
  });
});

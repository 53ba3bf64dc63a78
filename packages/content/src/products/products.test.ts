import { describe, expect, it } from 'vitest';
import { findProduct, productOptions, products, tileRows } from './index.ts';
import { productRows } from './rows.ts';

describe('products', () => {
  it('include the specified seven, in the order of their tiles', () => {
    const specified = [
      ['compass', 'Compass'],
      ['ai-cloud', 'AI Cloud'],
      ['sovereign-cloud', 'Sovereign Public Cloud'],
      ['signature-cloud', 'Signature Private Cloud'],
      ['co-location', 'Co-location'],
      ['oracle-fusion', 'Signature Fusion Cloud'],
      ['delivery-services', 'Cloud & AI Delivery Services'],
    ];
    const rows = products.map(({ slug, title }) => [slug, title.en]);
    expect(rows.filter(([slug]) => specified.some(([own]) => own === slug))).toEqual(specified);
  });

  it('are found by their own slugs only', () => {
    for (const product of products) expect(findProduct(product.slug)).toBe(product);
    for (const slug of [undefined, '', 'constructor']) expect(findProduct(slug)).toBeUndefined();
  });

  it('are offered by the contact form as given, followed by Other', () => {
    const specified = [
      { value: 'compass', label: 'Compass' },
      { value: 'ai-cloud', label: 'AI Cloud' },
      { value: 'sovereign', label: 'Sovereign Public Cloud' },
      { value: 'signature', label: 'Signature Private Cloud' },
      { value: 'Cloud & AI Delivery Services', label: 'Cloud & AI Delivery Services' },
      { value: 'Co-location', label: 'Delivery Services' },
      { value: 'Signature Fusion Cloud', label: 'Signature Fusion Cloud' },
      { value: 'other', label: 'Other' },
    ];
    const options = productOptions.map(({ value, label }) => ({ value, label: label.en }));
    expect(options.filter(({ value }) => specified.some((own) => own.value === value))).toEqual(
      specified,
    );
    expect(options.at(-1)?.value).toBe('other');
  });

  it('each have their own value and position', () => {
    for (const key of ['value', 'position'] as const) {
      const options = Object.values(productRows).map(({ option }) => option[key]);
      expect(new Set(options).size).toBe(options.length);
    }
  });
});

describe('tileRows', () => {
  it.each([
    [1, [1]],
    [3, [3]],
    [4, [4]],
    [5, [2, 3]],
    [7, [3, 4]],
    [8, [4, 4]],
    [9, [3, 3, 3]],
    [11, [3, 4, 4]],
  ])('of %d', (count, rows) => {
    expect(tileRows(count)).toEqual(rows);
  });
});

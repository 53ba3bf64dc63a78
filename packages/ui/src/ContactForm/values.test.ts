import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeValue, emptyContactValues, findFault, otherProduct } from './values.ts';

const other = (customProductInterest: string) => ({
  ...emptyContactValues,
  product: otherProduct,
  customProductInterest,
});

describe('findFault', () => {
  it('asks for a product first', () => {
    expect(findFault(emptyContactValues)).toBe('product');
    expect(findFault({ ...emptyContactValues, product: 'compass' })).toBeUndefined();
  });

  it.each(['', ' ', '\n\t', '\u00A0', '\u200B', '\uFEFF \u2060\u200E'])(
    'takes %j for blank',
    (text) => {
      expect(findFault(other(text))).toBe('customProductInterest');
    },
  );

  it.each(['a', ' a ', '\u200Bم', '٣', '🏛️'])('takes %j for a text', (text) => {
    expect(findFault(other(text))).toBeUndefined();
  });
});

describe('changeValue', () => {
  it('clears the custom text with any product but Other, and with nothing else', () => {
    const anyField = fc.constantFrom(
      ...(Object.keys(emptyContactValues) as (keyof typeof emptyContactValues)[]),
    );
    fc.assert(
      fc.property(anyField, fc.oneof(fc.string(), fc.constant(otherProduct)), (field, value) => {
        const changed = changeValue(other('a data centre'), field, value);
        expect(changed[field]).toBe(value);
        if (field === 'customProductInterest') return;
        const isCleared = field === 'product' && value !== otherProduct;
        expect(changed.customProductInterest).toBe(isCleared ? '' : 'a data centre');
      }),
    );
  });
});

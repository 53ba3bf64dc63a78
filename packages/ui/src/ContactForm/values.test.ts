import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeValue, emptyContactValues, isBlank, otherProduct } from './values.ts';

const other = (customProductInterest: string) => ({
  ...emptyContactValues,
  product: otherProduct,
  customProductInterest,
});

describe('isBlank', () => {
  it.each(['', ' ', '\n\t', '\u00A0', '\u200B', '\uFEFF \u2060\u200E'])('is true of %j', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['a', ' a ', '\u200Bم', '٣', '🏛️'])('is false of %j', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe('changeValue', () => {
  it('clears the custom text only when a product other than Other is chosen', () => {
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

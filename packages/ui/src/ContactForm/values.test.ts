import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeValue, emptyContactValues, findBlank, findFault, otherProduct } from './values.ts';

const other = (customProductInterest: string) => ({
  ...emptyContactValues,
  product: otherProduct,
  customProductInterest,
});

describe('findFault', () => {
  it('checks the product first', () => {
    expect(findFault(emptyContactValues)).toBe('product');
    expect(findFault({ ...emptyContactValues, product: 'compass' })).toBeUndefined();
  });

  it.each(['', ' ', '\n\t', '\u00A0', '\u200B', '\uFEFF \u2060\u200E'])(
    'treats %j as blank',
    (text) => {
      expect(findFault(other(text))).toBe('customProductInterest');
    },
  );

  it.each(['a', ' a ', '\u200Bم', '٣', '🏛️'])('treats %j as text', (text) => {
    expect(findFault(other(text))).toBeUndefined();
  });
});

describe('findBlank', () => {
  it('lists each required field without text, and the description only for Other', () => {
    const fields = ['name', 'email', 'mobile', 'jobTitle', 'organisation', 'product', 'message'];
    expect(findBlank(emptyContactValues)).toEqual(fields);
    expect(findBlank(other(' '), ['mobile', 'jobTitle'])).toEqual([
      'name',
      'email',
      'organisation',
      'customProductInterest',
      'message',
    ]);
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

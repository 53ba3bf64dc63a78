import { describe, expect, it } from 'vitest';
import { emptyValues, entriesOf, findExtraErrors, type ContactExtraField } from './extraFields.ts';
import { emptyContactValues, findFault, otherProduct } from './values.ts';

const day: ContactExtraField = { name: 'day', label: 'Day', required: true };
const site: ContactExtraField = {
  name: 'site',
  label: 'Site',
  validate: (value) => (value.startsWith('https:') ? undefined : 'Not an address'),
};
const consent = { text: 'Yes' };

describe('emptyValues', () => {
  it('contains the eight values and those of the extra fields', () => {
    expect(emptyValues(entriesOf([], undefined))).toEqual(emptyContactValues);
    const values = { ...emptyContactValues, day: '', consent: '' };
    expect(emptyValues(entriesOf([day], consent))).toEqual(values);
  });

  it.each(Object.keys(emptyContactValues))('rejects a field named %s', (name) => {
    const fields = [{ name, label: 'Another' }];
    expect(() => emptyValues(entriesOf(fields, undefined))).toThrow(`“${name}”`);
  });

  it('rejects two extra fields with the same name, and a consent with the name of a field', () => {
    expect(() => emptyValues(entriesOf([day, day], undefined))).toThrow('“day”');
    const named = { ...consent, name: 'day' };
    expect(() => emptyValues(entriesOf([day], named))).toThrow('“day”');
  });
});

describe('findExtraErrors', () => {
  const errorsOf = (values: Readonly<Record<string, string>>) =>
    findExtraErrors(
      entriesOf([day, site], consent),
      { ...emptyContactValues, ...values },
      'Missing',
    );

  it('requires values, even blank ones, and consent', () => {
    expect(errorsOf({})).toEqual({ day: 'Missing', consent: 'Missing' });
    expect(errorsOf({ day: ' \u200B' })).toEqual({ day: 'Missing', consent: 'Missing' });
  });

  it('validates only non-empty values', () => {
    const rest = { day: 'Monday', consent: 'yes' };
    expect(errorsOf(rest)).toEqual({});
    expect(errorsOf({ ...rest, site: 'example' })).toEqual({ site: 'Not an address' });
    expect(errorsOf({ ...rest, site: 'https://example.ae' })).toEqual({});
  });
});

describe('optional fields', () => {
  it('may be empty', () => {
    expect(findFault(emptyContactValues, ['product'])).toBeUndefined();
    const other = { ...emptyContactValues, product: otherProduct };
    expect(findFault(other, ['product'])).toBe('customProductInterest');
    expect(findFault(other, ['customProductInterest'])).toBeUndefined();
  });
});

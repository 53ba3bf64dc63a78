import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactFormMessages } from './ContactForm.messages.ts';
import {
  changeValue,
  contactFields,
  emptyValues,
  findErrors,
  resolveFields,
  shownFields,
  type ContactFormField,
} from './fields.ts';
import { emptyContactValues } from './values.ts';

const texts = contactFormMessages.en;
const complete = (fields: readonly ContactFormField[]) => resolveFields(fields, texts);
const day: ContactFormField = { name: 'day', label: 'Day', required: true };
const site: ContactFormField = {
  name: 'site',
  label: 'Site',
  validate: (value) => (value.startsWith('https:') ? undefined : 'Not an address'),
};
const ownDay: ContactFormField = {
  name: 'ownDay',
  label: 'Your day',
  required: true,
  shown: ({ day: chosen }) => chosen === 'other',
};

describe('resolveFields', () => {
  it('keeps the order, and replaces settings of built-in fields', () => {
    const [message, mobile, own] = complete(['message', { name: 'mobile', required: false }, site]);
    expect(message).toMatchObject({ type: 'textarea', label: 'Message', required: true });
    expect(mobile).toMatchObject({ type: 'tel', label: 'Mobile', required: false });
    expect(own).toMatchObject({ type: 'text', label: 'Site', required: false });
  });
});

describe('emptyValues', () => {
  it('contains the built-in values and those of custom fields', () => {
    expect(emptyValues(complete(contactFields))).toEqual(emptyContactValues);
    expect(emptyValues(complete(['name', day]))).toEqual({ ...emptyContactValues, day: '' });
  });

  it('rejects two fields with the same name', () => {
    expect(() => emptyValues(complete([day, day]))).toThrow('“day”');
    const another = { name: 'email', label: 'Another' } as const;
    expect(() => emptyValues(complete([...contactFields, another]))).toThrow('“email”');
  });
});

describe('findErrors', () => {
  const errorsOf = (
    fields: readonly ContactFormField[],
    values: Readonly<Record<string, string>> = {},
  ) => {
    const all = { ...emptyContactValues, ...values };
    return findErrors(shownFields(complete(fields), all), all);
  };

  it('requires what is marked, even if it is blank', () => {
    const chosen = { ...day, requiredMessage: 'Please choose a day.' };
    expect(errorsOf([chosen, { name: 'email', required: false }, 'name'])).toEqual({
      day: 'Please choose a day.',
      name: { builtIn: 'fillIn' },
    });
    expect(errorsOf([day], { day: ' \u200B' })).toHaveProperty('day');
  });

  it('requires a field only if it is shown', () => {
    expect(errorsOf([day, ownDay], { day: 'monday' })).toEqual({});
    expect(errorsOf([day, ownDay], { day: 'other' })).toHaveProperty('ownDay');
  });

  it('leaves fields that `submit` checks to it', () => {
    expect(errorsOf([{ name: 'email', required: 'submit' }, day])).not.toHaveProperty('email');
  });

  it('validates only values that are not empty', () => {
    expect(errorsOf([site])).toEqual({});
    expect(errorsOf([site], { site: 'example' })).toEqual({ site: 'Not an address' });
    expect(errorsOf([site], { site: 'https://example.ae' })).toEqual({});
  });
});

describe('changeValue', () => {
  it('empties a field only when it disappears', () => {
    const fields = complete(['name', day, ownDay]);
    const filled = { ...emptyContactValues, name: 'Ali', day: 'other', ownDay: 'Any Friday' };
    fc.assert(
      fc.property(
        fc.constantFrom('name', 'day', 'ownDay'),
        fc.oneof(fc.string(), fc.constant('other')),
        (field, value) => {
          const changed = changeValue(fields, filled, field, value);
          const isHidden = field === 'day' && value !== 'other';
          const expected = { ...filled, [field]: value, ...(isHidden && { ownDay: '' }) };
          expect(changed).toEqual(expected);
        },
      ),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { contactFormMessages } from './ContactForm.messages.ts';
import {
  resolveFields,
  contactFields,
  emptyValues,
  findErrors,
  shownFields,
  type ContactFormField,
  type ContactValidation,
} from './fields.ts';
import { emptyContactValues, otherProduct } from './values.ts';

const texts = contactFormMessages.en;
const complete = (fields: readonly ContactFormField[]) => resolveFields(fields, [], texts);
const day: ContactFormField = { name: 'day', label: 'Day', required: true };
const site: ContactFormField = {
  name: 'site',
  label: 'Site',
  validate: (value) => (value.startsWith('https:') ? undefined : 'Not an address'),
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
  it('contains the eight built-in values and those of custom fields', () => {
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
    validation: ContactValidation = 'required',
  ) => {
    const all = { ...emptyContactValues, ...values };
    return findErrors(shownFields(complete(fields), all), all, validation, texts);
  };

  it('requires what is marked, even if it is blank', () => {
    expect(errorsOf(['product', { name: 'email', required: false }, 'name', day])).toEqual({
      product: 'Please choose a product.',
      name: 'Please complete this field.',
      day: 'Please complete this field.',
    });
    expect(errorsOf([day], { day: ' \u200B' })).toHaveProperty('day');
  });

  it('requires a description of the product only if the product is Other', () => {
    const field = 'customProductInterest';
    expect(errorsOf([field], { product: 'compass' })).toEqual({});
    const other = { product: otherProduct };
    expect(errorsOf([field], other)).toEqual({ [field]: 'Please specify your product interest.' });
    expect(errorsOf([{ name: field, required: false }], other)).toEqual({});
  });

  it('requires only the product among the built-in fields, if validation is “product”', () => {
    const missing = Object.keys(errorsOf([...contactFields, day], {}, 'product'));
    expect(missing).toEqual(['product', 'day']);
  });

  it('validates only values that are not empty', () => {
    expect(errorsOf([site])).toEqual({});
    expect(errorsOf([site], { site: 'example' })).toEqual({ site: 'Not an address' });
    expect(errorsOf([site], { site: 'https://example.ae' })).toEqual({});
  });
});

import type { ReactNode } from 'react';
import type { SelectOption } from '../SelectField/index.ts';
import { emptyContactValues, isBlank, type ContactFormValues } from './values.ts';
import type { Bilingual } from '../i18n/types.ts';

interface ExtraFieldBase {
  /** The name of the value that `submit` receives; must differ from every other field's. */
  readonly name: string;
  /** The visible label, which is also the accessible name. */
  readonly label: Bilingual | string;
  /** Whether the field must be filled in. @default false */
  readonly required?: boolean | undefined;
  /** A help text below the field. */
  readonly hint?: Bilingual | string | undefined;
  /** The error for an empty required field. @default 'Please complete this.' */
  readonly requiredMessage?: Bilingual | string | undefined;
  /** Returns an error for a non-empty value, or undefined. It's called when the form is sent. */
  readonly validate?: ((value: string) => Bilingual | string | undefined) | undefined;
}

/** A field that an app adds between the product and the message. Its value is a string, initially empty. */
export type ContactExtraField =
  | (ExtraFieldBase & {
      /** The kind of text; 'textarea' has several lines. @default 'text' */
      readonly type?: 'text' | 'email' | 'tel' | 'url' | 'textarea' | undefined;
    })
  | (ExtraFieldBase & {
      readonly type: 'select';
      /** The options to choose from. */
      readonly options: readonly SelectOption[];
      /** The text while nothing is chosen. @default 'Select...' */
      readonly placeholder?: Bilingual | string | undefined;
    });

/** A checkbox to tick before the form is sent. */
export interface ContactConsent {
  /** The text that the visitor agrees to; elements may contain a link. */
  readonly text: Bilingual | ReactNode;
  /** The name of the value that `submit` receives: 'yes' or empty. @default 'consent' */
  readonly name?: string | undefined;
  /** Whether the form is sent only with consent. @default true */
  readonly required?: boolean | undefined;
  /** The error for a missing consent. @default 'Please complete this.' */
  readonly requiredMessage?: Bilingual | string | undefined;
}

/** Rules for each field that an app adds. */
export type ExtraEntry = Omit<ExtraFieldBase, 'label' | 'hint'>;

/** The fields that an app adds, with its consent as the last one. */
export function entriesOf(
  fields: readonly ContactExtraField[],
  consent: ContactConsent | undefined,
): readonly ExtraEntry[] {
  if (!consent) return fields;
  const { name = 'consent', required = true, requiredMessage } = consent;
  return [...fields, { name, required, requiredMessage }];
}

/**
 * The values of an empty form.
 *
 * @throws If two fields have the same name, so that one value would hide the other.
 */
export function emptyValues(entries: readonly ExtraEntry[]): ContactFormValues {
  const values: Record<string, string> & typeof emptyContactValues = { ...emptyContactValues };
  for (const { name } of entries) {
    if (name in values) throw new Error(`ContactForm has two fields named “${name}”.`);
    values[name] = '';
  }
  return values;
}

/** The errors of the extra fields, by name. */
export function findExtraErrors(
  entries: readonly ExtraEntry[],
  values: ContactFormValues,
  missing: string,
): Readonly<Record<string, Bilingual | string>> {
  const errors: Record<string, Bilingual | string> = {};
  for (const { name, required, requiredMessage = missing, validate } of entries) {
    const value = values[name] ?? '';
    const error = isBlank(value) ? required && requiredMessage : validate?.(value);
    if (error) errors[name] = error;
  }
  return errors;
}

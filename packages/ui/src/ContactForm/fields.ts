import type { HTMLAttributes, HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import type { SelectOption } from '../SelectField/index.ts';
import {
  emptyContactValues,
  isBlank,
  type ContactFormValues,
  type ContactValues,
} from './values.ts';
import type { LocalizedText } from '../i18n/types.ts';
import type { ContactFormMessages } from './ContactForm.messages.ts';

interface FieldSettings {
  /** A help text below the field. */
  readonly hint?: LocalizedText | string | undefined;
  /**
   * Whether the field must be filled in, or its box ticked. 'submit' marks the field as required, and leaves the check
   * to `submit`.
   * @default true for built-in fields, false for yours
   */
  readonly required?: boolean | 'submit' | undefined;
  /** The error of an empty required field. @default 'Please complete this field.' or 'Please tick this box.' */
  readonly requiredMessage?: LocalizedText | string | undefined;
  /** Returns an error for a non-empty value, or undefined. It's called when the form is sent. */
  readonly validate?: ((value: string) => LocalizedText | string | undefined) | undefined;
  /**
   * Whether the visitor sees the field, given all values. When a field disappears, its value becomes empty.
   * @default always
   */
  readonly shown?: ((values: ContactFormValues) => boolean) | undefined;
  /** Whether a field of one line is as wide as the form. @default false */
  readonly wide?: boolean | undefined;
  /** The keyboard of a field of text on a phone, for instance 'numeric'. @default that of the type */
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** What the browser may fill in. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
}

/** A built-in field, by name, with settings that replace its own. */
export interface ContactFieldSettings extends FieldSettings {
  /** The name of the field. */
  readonly name: keyof ContactValues;
  /** The visible label, which is also the accessible name. @default the built-in text */
  readonly label?: LocalizedText | ReactNode;
}

interface CustomFieldBase extends FieldSettings {
  /** The name of the value that `submit` receives; must differ from every other field's. */
  readonly name: string;
  /** The visible label, which is also the accessible name. The label of a checkbox may contain a link. */
  readonly label: LocalizedText | ReactNode;
}

/** A field that the app adds. Its value is a string, initially empty. */
export type ContactCustomField =
  | (CustomFieldBase & {
      /** The kind of field: 'textarea' has several lines; the value of a 'checkbox' is 'yes' or empty. @default 'text' */
      readonly type?: 'text' | 'email' | 'tel' | 'url' | 'textarea' | 'checkbox' | undefined;
    })
  | (CustomFieldBase & {
      readonly type: 'select';
      /** The options to choose from. */
      readonly options: readonly SelectOption[];
      /** The text while nothing is chosen. @default 'Select...' */
      readonly placeholder?: LocalizedText | string | undefined;
    });

/** A field of the form: the name of a built-in field, a built-in field with settings, or a custom field. */
export type ContactFormField = keyof ContactValues | ContactFieldSettings | ContactCustomField;

/** A field with all its settings. */
export interface ResolvedField extends FieldSettings {
  readonly name: string;
  readonly label: LocalizedText | ReactNode;
  readonly type: NonNullable<ContactCustomField['type']>;
  readonly required: boolean | 'submit';
  readonly options?: readonly SelectOption[] | undefined;
  readonly placeholder?: LocalizedText | string | undefined;
}

/** All built-in fields, in their usual order: the default of `fields`. */
export const contactFields = Object.keys(emptyContactValues) as readonly (keyof ContactValues)[];

/** The settings of the built-in fields, besides their labels. */
const builtInFields: Readonly<Record<keyof ContactValues, Partial<ResolvedField>>> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  mobile: { type: 'tel', autoComplete: 'tel' },
  jobTitle: { autoComplete: 'organization-title' },
  organisation: { autoComplete: 'organization' },
  message: { type: 'textarea' },
};

/** The fields with the settings that the app has left out. */
export function resolveFields(
  fields: readonly ContactFormField[],
  texts: ContactFormMessages,
): readonly ResolvedField[] {
  return fields.map((field) => {
    const given = typeof field === 'string' ? { name: field } : field;
    const { name } = given;
    const defaults = isBuiltIn(name) && {
      ...builtInFields[name],
      label: texts[name],
      required: true,
    };
    return { type: 'text', required: false, ...defaults, ...given } as ResolvedField;
  });
}

/**
 * The values of an empty form: those of the built-in fields, listed or not, and of the custom ones.
 *
 * @throws If two fields have the same name, so one value would hide the other.
 */
export function emptyValues(fields: readonly ResolvedField[]): ContactFormValues {
  const names = fields.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new Error(`ContactForm has two fields named “${twice}”.`);
  const values = Object.fromEntries(names.map((name) => [name, '']));
  return { ...emptyContactValues, ...values };
}

/** The fields that the visitor sees. */
export function shownFields(
  fields: readonly ResolvedField[],
  values: ContactFormValues,
): readonly ResolvedField[] {
  return fields.filter(({ shown }) => shown?.(values) ?? true);
}

/** Changes a value, and empties each field that disappears with it. */
export function changeValue(
  fields: readonly ResolvedField[],
  values: ContactFormValues,
  field: string,
  value: string,
): ContactFormValues {
  const changed = { ...values, [field]: value };
  const hidden = fields.filter(({ shown }) => shown && !shown(changed));
  return { ...changed, ...Object.fromEntries(hidden.map(({ name }) => [name, ''])) };
}

/** An error: a text, or the name of a built-in one, which follows the language while it is shown. */
export type FormError = LocalizedText | string | BuiltInText;

interface BuiltInText {
  readonly builtIn: keyof ContactFormMessages;
}

/** The text of an error. */
export function errorText(error: FormError, texts: ContactFormMessages): LocalizedText | string {
  return isBuiltInText(error) ? texts[error.builtIn] : error;
}

function isBuiltInText(error: FormError): error is BuiltInText {
  return typeof error === 'object' && 'builtIn' in error;
}

/** The errors of the fields, by name, in the order of the fields. */
export function findErrors(
  fields: readonly ResolvedField[],
  values: ContactFormValues,
): Readonly<Record<string, FormError>> {
  const errors: Record<string, FormError> = {};
  for (const { name, type, required, requiredMessage, validate } of fields) {
    const value = values[name] ?? '';
    const blank = requiredMessage ?? { builtIn: type === 'checkbox' ? 'tickBox' : 'fillIn' };
    const error = isBlank(value) ? required === true && blank : validate?.(value);
    if (error) errors[name] = error;
  }
  return errors;
}

function isBuiltIn(name: string): name is keyof ContactValues {
  return name in emptyContactValues;
}

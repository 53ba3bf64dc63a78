import type { ContactFieldErrors, ContactValues } from '@showcase/ui/ContactForm';
import { contactFields } from './fields.ts';

const requiredHint = 'This field is required.';
const longestHint = 200;

/**
 * Reads errors about single fields from the provider's messages, for example
 * `Error in 'fields.email'. Invalid email address`. If several concern the same field, the first one counts.
 * Messages about anything else are ignored.
 */
export function readFieldErrors(messages: readonly string[]): ContactFieldErrors {
  const errors = new Map<keyof ContactValues, string>();
  for (const message of messages) {
    const found = readFieldError(message);
    if (found && !errors.has(found.field)) errors.set(found.field, found.hint);
  }
  return Object.fromEntries(errors);
}

function readFieldError(message: string) {
  const required = /Required field '([^']{1,100})' is missing/.exec(message);
  const faulty = /^Error in 'fields\.([^']{1,100})'[.:]?\s*(.*)$/s.exec(message);
  const name = (required ?? faulty)?.[1];
  const field = contactFields.find((contactField) => contactField.name === name)?.formField;
  if (!field) return undefined;
  const hint = required ? requiredHint : (faulty?.[2] ?? '').trim();
  return { field, hint: (hint === '' ? message : hint).slice(0, longestHint) };
}

import type { ContactFieldErrors, ContactValues } from '@showcase/ui/ContactForm';

/** The provider's names of our fields. */
const fieldNames: ReadonlyMap<string, keyof ContactValues> = new Map([
  ['firstname', 'name'],
  ['lastname', 'name'],
  ['0-2/name', 'name'],
  ['email', 'email'],
  ['phone', 'mobile'],
  ['jobtitle', 'jobTitle'],
  ['company', 'organisation'],
  ['product_interest', 'product'],
  ['message', 'message'],
]);

const requiredHint = 'This field is required.';
const longestHint = 200;

/**
 * What the provider's messages say of single fields, for instance
 * `Error in 'fields.email'. Invalid email address`. The first one about a field counts.
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
  const field = fieldNames.get((required ?? faulty)?.[1] ?? '');
  if (!field) return undefined;
  const hint = required ? requiredHint : (faulty?.[2] ?? '').trim();
  return { field, hint: (hint === '' ? message : hint).slice(0, longestHint) };
}

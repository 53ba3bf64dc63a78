import { contact } from '@showcase/content/contact';
import type { Language } from '@showcase/content/languages';
import type { ContactFieldErrors } from '@showcase/ui/ContactForm';
import { inLanguage, type Reason } from './failures.ts';
import { contactFields, type ContactRequest } from './fields.ts';

const longestHint = 200;

/**
 * Reads errors about single fields from the provider's reasons, for example
 * `Error in 'fields.email'. Invalid email address`. If several concern the same field, the first one counts.
 * Messages about anything else are ignored.
 */
export function readFieldErrors(
  reasons: readonly Reason[],
  language: Language,
): ContactFieldErrors {
  const errors = new Map<keyof ContactRequest, string>();
  for (const reason of reasons) {
    const found = readFieldError(reason, language);
    if (found && !errors.has(found.field)) errors.set(found.field, found.hint);
  }
  return Object.fromEntries(errors);
}

function readFieldError({ message, errorType }: Reason, language: Language) {
  const required = /Required field '([^']{1,100})' is missing/.exec(message);
  const faulty = /^Error in 'fields\.([^']{1,100})'[.:]?\s*(.*)$/s.exec(message);
  const name = (required ?? faulty)?.[1];
  const field = contactFields.find((contactField) => contactField.name === name)?.formField;
  if (!field) return undefined;
  const { reasons, refused } = contact.failures;
  if (required) return { field, hint: reasons.REQUIRED_FIELD[language] };
  const own = (faulty?.[2] ?? '').trim();
  const hint = inLanguage({ message: own === '' ? message : own, errorType }, language);
  return { field, hint: (hint ?? refused[language]).slice(0, longestHint) };
}

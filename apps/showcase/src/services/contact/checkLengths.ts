import { contact } from '@showcase/content/contact';
import type { Language } from '@showcase/content/languages';
import { fillText } from '@showcase/content/localize';
import { localeOf } from '@showcase/ui';
import { SubmitError } from '@showcase/ui/ContactForm';
import type { ContactRequest } from './fields.ts';

/** The longest text that the provider accepts, in characters (docs/faults.md, C16). */
const maxLength = 65_536;

/** Throws a SubmitError that names each field whose text is too long to be sent, and says how long it may be. */
export function checkLengths(values: ContactRequest, language: Language): void {
  const { tooLong, tooLongHint } = contact.failures;
  const written = (count: number) => count.toLocaleString(localeOf(language));
  const hint = (length: number) =>
    fillText(tooLongHint, { most: written(maxLength), length: written(length) })[language];
  const fields = Object.entries(values).filter(([, text]) => text.length > maxLength);
  if (fields.length === 0) return;
  throw new SubmitError(
    tooLong[language],
    Object.fromEntries(fields.map(([field, text]) => [field, hint(text.length)])),
  );
}

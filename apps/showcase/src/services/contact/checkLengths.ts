import { SubmitError, type ContactValues } from '@showcase/ui/ContactForm';

/** The longest text that the provider accepts, in characters (docs/faults.md, C16). */
const maxLength = 65_536;

/** Throws a SubmitError that names each field whose text is too long to be sent, and says how long it may be. */
export function checkLengths(values: ContactValues): void {
  const hint = (length: number) =>
    `At most ${maxLength.toLocaleString('en')} characters; this text has ${length.toLocaleString('en')}.`;
  const tooLong = Object.entries(values).filter(([, text]) => text.length > maxLength);
  if (tooLong.length === 0) return;
  throw new SubmitError(
    'The text is too long.',
    Object.fromEntries(tooLong.map(([field, text]) => [field, hint(text.length)])),
  );
}

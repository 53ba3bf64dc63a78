import type { ContactFormValues } from '@showcase/ui/ContactForm';
import { withoutLanguage } from '@showcase/content/languages';

const microsite = '/projects/core42';

/** The visitor's input so far, in memory only: a reload deletes it. */
let draft: ContactFormValues | undefined;

/** The draft, if there is one. */
export function readDraft(): Partial<ContactFormValues> {
  return draft ?? {};
}

/** Keeps the draft for the next time the form is shown. */
export function keepDraft(values: ContactFormValues): void {
  draft = values;
}

/**
 * Deletes the draft.
 *
 * @param sent The values that were sent. A draft that has changed since is kept.
 */
export function forgetDraft(sent?: ContactFormValues): void {
  if (sent === undefined || JSON.stringify(sent) === JSON.stringify(draft)) draft = undefined;
}

/**
 * Whether leaving the form for an address ends the visit: the address is outside the microsite, and Back has not led
 * there.
 *
 * @param from The position of the form's entry in the history, as the router counts.
 * @param to The position of the address.
 */
export function endsVisit(pathname: string, from: number, to: number): boolean {
  const path = withoutLanguage(pathname);
  const isInside = path === microsite || path.startsWith(`${microsite}/`);
  return !isInside && to >= from;
}

import type { ContactValues } from '@showcase/ui/ContactForm';

const microsite = '/projects/core42';

/** What the visitor has typed so far, in memory only: a reload forgets it. */
let draft: ContactValues | undefined;

/** The draft, if there is one. */
export function readDraft(): Partial<ContactValues> {
  return draft ?? {};
}

/** Keeps the draft for the next time the form is shown. */
export function keepDraft(values: ContactValues): void {
  draft = values;
}

/**
 * Forgets the draft.
 *
 * @param sent The values that were sent. A draft that has changed since is kept.
 */
export function forgetDraft(sent?: ContactValues): void {
  if (sent === undefined || JSON.stringify(sent) === JSON.stringify(draft)) draft = undefined;
}

/**
 * Whether leaving the form for an address ends the visit to it: the address is outside of the microsite, and Back has
 * not led there.
 *
 * @param from The position of the form's entry in the history, as the router counts.
 * @param to That of the address.
 */
export function endsVisit(pathname: string, from: number, to: number): boolean {
  const isInside = pathname === microsite || pathname.startsWith(`${microsite}/`);
  return !isInside && to >= from;
}

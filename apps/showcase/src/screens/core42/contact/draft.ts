import type { ContactValues } from '@showcase/ui/ContactForm';

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

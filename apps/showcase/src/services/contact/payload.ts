import { contactFields, type ContactSubmission } from './fields.ts';

/** Where a contact request comes from. */
export interface ContactContext {
  readonly pageUri: string;
  readonly pageName: string;
  /** The provider's tracking cookie; left out if there is no usable one. */
  readonly hutk?: string;
}

/** The body of a contact request, in the provider's shape. */
export interface ContactPayload {
  readonly submittedAt: number;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  readonly context: ContactContext;
}

/**
 * Builds the body of a contact request. What the visitor typed is sent unchanged.
 *
 * @param submittedAt The moment of sending, in milliseconds since the epoch.
 */
export function buildPayload(
  submission: ContactSubmission,
  context: ContactContext,
  submittedAt: number,
): ContactPayload {
  const fields = contactFields.map(({ name, read }) => ({ name, value: read(submission) }));
  return { submittedAt, fields, context };
}

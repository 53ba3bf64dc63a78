import type { ContactField } from './values.ts';

export type ContactFieldErrors = Readonly<Partial<Record<ContactField, string>>>;

/** A refusal that knows which fields it is about. Its message is shown as it is. */
export class SubmitError extends Error {
  override readonly name = 'SubmitError';
  /** What is wrong with single fields. */
  readonly fieldErrors: ContactFieldErrors;

  constructor(message: string, fieldErrors: ContactFieldErrors = {}) {
    super(message);
    this.fieldErrors = fieldErrors;
  }
}

import type { Optional } from '../internal/optional.ts';
import type { ContactField } from './values.ts';

export type ContactFieldErrors = Optional<Record<ContactField, string>>;

/** A rejection that names the fields at fault. Its message is shown unchanged. */
export class SubmitError extends Error {
  override readonly name = 'SubmitError';
  /** The errors of single fields. */
  readonly fieldErrors: ContactFieldErrors;

  constructor(message: string, fieldErrors: ContactFieldErrors = {}) {
    super(message);
    this.fieldErrors = fieldErrors;
  }
}

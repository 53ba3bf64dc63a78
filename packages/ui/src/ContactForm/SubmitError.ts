import type { Optional } from '../internal/optional.ts';
import type { LocalizedText } from '../i18n/types.ts';
import type { ContactValues } from './values.ts';

/** Error texts of individual fields, by name. */
export type ContactFieldErrors = Optional<Record<keyof ContactValues, LocalizedText | string>> &
  Readonly<Record<string, LocalizedText | string | undefined>>;

/** A rejection that names the fields at fault. Its message is shown unchanged. */
export class SubmitError extends Error {
  /** Always 'SubmitError'. */
  override readonly name = 'SubmitError';
  /** The errors of individual fields. */
  readonly fieldErrors: ContactFieldErrors;

  constructor(message: string, fieldErrors: ContactFieldErrors = {}) {
    super(message);
    this.fieldErrors = fieldErrors;
  }
}

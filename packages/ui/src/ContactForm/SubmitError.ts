import type { Optional } from '../internal/optional.ts';
import type { LocalizedText } from '../i18n/types.ts';
import { textIn } from '../i18n/bilingual.ts';
import type { ContactValues } from './values.ts';

/** Error texts of individual fields, by name. */
export type ContactFieldErrors = Optional<Record<keyof ContactValues, LocalizedText | string>> &
  Readonly<Record<string, LocalizedText | string | undefined>>;

/** A rejection with a text for the visitor, shown unchanged, and with the errors of fields. */
export class SubmitError extends Error {
  /** Always 'SubmitError'. */
  override readonly name = 'SubmitError';
  /** The text for the visitor. `message` is its English or first one. */
  readonly text: LocalizedText | string;
  /** The errors of individual fields. */
  readonly fieldErrors: ContactFieldErrors;

  constructor(text: LocalizedText | string, fieldErrors: ContactFieldErrors = {}) {
    super(typeof text === 'string' ? text : textIn(text, 'en'));
    this.text = text;
    this.fieldErrors = fieldErrors;
  }
}

import { readFieldErrors } from './fieldErrors.ts';
import { SubmitError } from '@showcase/ui/ContactForm';

/** What is shown when the provider gives no reason (specification, section 8). */
export const defaultMessage = 'Failed to submit form.';

/** A longer text is cut. */
export const longestMessage = 500;

/**
 * The text for a refused request: the body's message, failing that the errors' messages, failing that a
 * fixed one. A message that is blank or no text counts as none. Total: takes any value.
 *
 * @param body The parsed body; undefined when there was none.
 */
export function errorMessage(body: unknown): string {
  const message = textAt(body, 'message');
  const all = errorTexts(body).join(', ');
  return (message ?? (all === '' ? defaultMessage : all)).slice(0, longestMessage);
}

/** The messages of a body's list of errors, in order. Total: takes any value. */
function errorTexts(body: unknown): readonly string[] {
  const errors = valueAt(body, 'errors');
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error) => textAt(error, 'message') ?? []);
}

/**
 * Reads the answer to a contact request. Of one that is ok nothing but that is read.
 *
 * @throws SubmitError with the text to show, and what is wrong with single fields.
 */
export async function readAnswer(response: Response): Promise<void> {
  if (response.ok) return;
  const body = parse(await readText(response));
  throw new SubmitError(errorMessage(body), readFieldErrors(errorTexts(body)));
}

async function readText(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch {
    // A body that breaks off gives no reason: that the request was refused is known without it.
    return '';
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // An HTML page, for instance.
    return undefined;
  }
}

function textAt(value: unknown, key: string): string | undefined {
  const text = valueAt(value, key);
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

function valueAt(value: unknown, key: string): unknown {
  const isRecord = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
  return isRecord ? (value as Record<string, unknown>)[key] : undefined;
}

import { SubmitError } from '@showcase/ui/ContactForm';
import { readFieldErrors } from './fieldErrors.ts';

/** The message if the provider gives no reason (docs/product.md, Messages). */
export const defaultMessage = 'Failed to submit form.';

/** The maximum length of a message, in characters. */
export const longestMessage = 500;

/**
 * The message to show for a refused request: the body's message; without one, the messages of its errors; without any,
 * `defaultMessage`. A message that is blank or not text counts as none. Accepts any value.
 *
 * @param body The parsed body; undefined if there is none.
 */
export function errorMessage(body: unknown): string {
  const message = textAt(body, 'message');
  const all = errorTexts(body).join(', ');
  return (message ?? (all === '' ? defaultMessage : all)).slice(0, longestMessage);
}

/** The messages in a body's list of errors, in order. Accepts any value. */
function errorTexts(body: unknown): readonly string[] {
  const errors = valueAt(body, 'errors');
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error) => textAt(error, 'message') ?? []);
}

/**
 * Reads the response to a contact request. If its status is OK, the request has succeeded whatever the body says.
 *
 * @throws SubmitError with the message to show and the errors about single fields.
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
    // The body breaks off and gives no reason, but the status alone says that the request was refused.
    return '';
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON but, for example, an HTML page: it gives no reason.
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

import { contact } from '@showcase/content/contact';
import type { Language } from '@showcase/content/languages';
import { SubmitError } from '@showcase/ui/ContactForm';
import { inLanguage, joined, type Reason } from './failures.ts';
import { readFieldErrors } from './fieldErrors.ts';

/** The maximum length of a message, in characters. */
export const longestMessage = 500;

/**
 * The message to show for a refused request: the body's message; without one, the messages of its errors; without any,
 * that the form was refused (docs/product.md, Messages). A message that is blank or not text counts as none, and so does
 * one in letters that the page's language doesn't use. Accepts any value.
 *
 * @param body The parsed body; undefined if there is none.
 */
export function errorMessage(body: unknown, language: Language): string {
  const [own] = reasonsIn([body]);
  const message = own && inLanguage(own, language);
  const all = errorsOf(body).flatMap((reason) => inLanguage(reason, language) ?? []);
  const given = message ?? joined(all, language);
  return (given === '' ? contact.failures.refused[language] : given).slice(0, longestMessage);
}

/** The reasons in a body's list of errors, in order. Accepts any value. */
function errorsOf(body: unknown): readonly Reason[] {
  const errors = valueAt(body, 'errors');
  return Array.isArray(errors) ? reasonsIn(errors) : [];
}

function reasonsIn(values: readonly unknown[]): readonly Reason[] {
  return values.flatMap((value) => {
    const message = textAt(value, 'message');
    return message === undefined ? [] : { message, errorType: textAt(value, 'errorType') };
  });
}

/**
 * Reads the response to a contact request. If its status is OK, the request has succeeded whatever the body says.
 *
 * @throws SubmitError with the message to show and the errors about single fields.
 */
export async function readAnswer(response: Response, language: Language): Promise<void> {
  if (response.ok) return;
  const body = parse(await readText(response));
  throw new SubmitError(errorMessage(body, language), readFieldErrors(errorsOf(body), language));
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

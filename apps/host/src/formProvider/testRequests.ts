/** For tests: form providers and requests to them. */
import { expect } from 'vitest';
import type { FormFieldName } from './formDefinition.ts';
import type { FormProvider } from './formProvider.ts';

export const path = '/submissions/v3/integration/submit/1234/a-form_1';
export const address = `http://localhost${path}`;

/** A value for every field of the form. */
export const formFields: Readonly<Record<FormFieldName, string>> = {
  firstname: 'Layla',
  lastname: 'Haddad',
  email: 'layla@example.com',
  company: 'Example',
  jobtitle: '',
  phone: '+971 50 123 4567',
  message: 'Hello',
  product_interest: 'AI Cloud',
  '0-2/name': 'Layla Haddad',
};

/** A submission with the given fields; by default, only an email address. */
export function submission(
  fields: Readonly<Record<string, string>> = { email: 'a@example.com' },
  more: Readonly<Record<string, unknown>> = {},
) {
  return { fields: Object.entries(fields).map(([name, value]) => ({ name, value })), ...more };
}

/** A complete submission whose email address has the given local part. */
export function emailed(localPart: string) {
  return submission({ ...formFields, email: `${localPart}@example.com` });
}

/** Posts a body: text, bytes and streams unchanged, anything else as JSON. */
export function post(
  provider: FormProvider,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<Response> {
  const isPlain =
    typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;
  return provider.answer(
    new Request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: isPlain ? (body as string) : JSON.stringify(body),
      duplex: 'half',
      ...(signal && { signal }),
    } as RequestInit),
  );
}

export async function readJson(answer: Response): Promise<unknown> {
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  return answer.json();
}

const correlationId: unknown = expect.stringMatching(
  /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/,
);

/** Expects a refusal in HubSpot's shape, with these details and nothing else. */
export function isRefusal(message: string, details: Readonly<Record<string, unknown>> = {}) {
  return { status: 'error', message, correlationId, ...details };
}

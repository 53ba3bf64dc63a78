/** For tests: providers and what is sent to them. */
import { expect } from 'vitest';
import { createFormProvider, type FormProvider, type FormProviderOptions } from './formProvider.ts';

export const path = '/submissions/v3/integration/submit/1234/a-form_1';
export const address = `http://localhost${path}`;

/** What the contact form sends, complete. */
export const formFields: Readonly<Record<string, string>> = {
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

export function provider(options: FormProviderOptions = {}): FormProvider {
  return createFormProvider(options);
}

/** A submission of the given fields; of an email address alone when there are none. */
export function submission(
  fields: Readonly<Record<string, string>> = { email: 'a@example.com' },
  more: Readonly<Record<string, unknown>> = {},
) {
  return { fields: Object.entries(fields).map(([name, value]) => ({ name, value })), ...more };
}

/** A complete submission whose email address begins so. */
export function emailed(localPart: string) {
  return submission({ ...formFields, email: `${localPart}@example.com` });
}

/** Posts a body: text, bytes and streams as they are, anything else as JSON. */
export function post(
  stand: FormProvider,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<Response> {
  const isPlain =
    typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;
  return stand.answer(
    new Request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: isPlain ? (body as string) : JSON.stringify(body),
      duplex: 'half',
      ...(signal && { signal }),
    }),
  );
}

export async function readJson(answer: Response): Promise<unknown> {
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  return answer.json();
}

const correlationId: unknown = expect.stringMatching(
  /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/,
);

/** What a refusal looks like: HubSpot's shape and nothing beside the details. */
export function isRefusal(message: string, details: Readonly<Record<string, unknown>> = {}) {
  return { status: 'error', message, correlationId, ...details };
}

import { respondJson, respond, refuse, refuseTooMany } from './responses.ts';

/** The actions available to a test response. */
export interface ResponseTools {
  /** Keeps the submission and returns the response for an accepted one. */
  readonly accept: () => Response;
  /** Keeps the submission. */
  readonly keep: () => void;
  /** Resolves to true after the delay, or to false as soon as the client leaves. */
  readonly wait: (milliseconds: number) => Promise<boolean>;
  readonly slowMilliseconds: number;
  readonly neverMilliseconds: number;
}

type TestResponse = (tools: ResponseTools) => Response | Promise<Response>;

const html = (title: string) => `<!doctype html><title>${title}</title><h1>${title}</h1>`;
const htmlType = { 'content-type': 'text/html; charset=utf-8' };
const jsonType = { 'content-type': 'application/json; charset=utf-8' };

/**
 * The test responses: every way a form provider may respond, keyed by the local part of the email address that
 * triggers it. `blocked@…` is missing because it breaks a rule of the form: see `findErrors`.
 */
export const testResponses: ReadonlyMap<string, TestResponse> = new Map<string, TestResponse>([
  [
    'slow',
    async ({ accept, wait, slowMilliseconds }) =>
      (await wait(slowMilliseconds)) ? accept() : refuseUnanswered(),
  ],
  [
    'never',
    async ({ wait, neverMilliseconds }) => {
      await wait(neverMilliseconds);
      return refuseUnanswered();
    },
  ],
  ['http500', () => respond(html('500 Internal Server Error'), 500, htmlType)],
  [
    'html',
    ({ keep }) => {
      keep();
      return respond(html('Thank you'), 200, htmlType);
    },
  ],
  ['429', () => refuseTooMany(10)],
  [
    'errorsonly',
    () =>
      respondJson(
        {
          status: 'error',
          errors: [
            { message: 'The first of two errors', errorType: 'FIRST_ERROR' },
            { message: 'The second of two errors', errorType: 'SECOND_ERROR' },
          ],
        },
        400,
      ),
  ],
  ['empty', () => respond(null, 400, {})],
  ['notjson', () => respond('{"status":"error","message":', 400, jsonType)],
  ['wrongshape', () => respondJson({ message: { text: 'x' }, errors: 'none' }, 400)],
  ['nomessage', () => respondJson({}, 400)],
]);

function refuseUnanswered(): Response {
  return refuse(504, 'The form provider did not respond');
}

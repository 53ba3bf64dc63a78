import { answerJson, answerWith, refuse, refuseTooMany } from './answers.ts';

/** What an answer may do beside being one. */
export interface AnswerTools {
  /** Keeps the submission and says so. */
  readonly accept: () => Response;
  /** Keeps the submission. */
  readonly keep: () => void;
  /** Resolves to true after so many milliseconds, to false as soon as nobody waits any more. */
  readonly wait: (milliseconds: number) => Promise<boolean>;
  readonly slowMilliseconds: number;
  readonly neverMilliseconds: number;
}

type MagicAnswer = (tools: AnswerTools) => Response | Promise<Response>;

const html = (words: string) => `<!doctype html><title>${words}</title><h1>${words}</h1>`;
const htmlType = { 'content-type': 'text/html; charset=utf-8' };
const jsonType = { 'content-type': 'application/json; charset=utf-8' };

/**
 * Every way a form provider can answer, by what stands before the @ of the e-mail address. `blocked@` is a rule
 * of the form and stands with the others, in `findErrors`.
 */
export const magicAnswers: ReadonlyMap<string, MagicAnswer> = new Map<string, MagicAnswer>([
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
  ['http500', () => answerWith(html('500 Internal Server Error'), 500, htmlType)],
  [
    'html',
    ({ keep }) => {
      keep();
      return answerWith(html('Thank you'), 200, htmlType);
    },
  ],
  ['429', () => refuseTooMany(10)],
  [
    'errorsonly',
    () =>
      answerJson(
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
  ['empty', () => answerWith(null, 400, {})],
  ['notjson', () => answerWith('{"status":"error","message":', 400, jsonType)],
  ['wrongshape', () => answerJson({ message: { text: 'x' }, errors: 'none' }, 400)],
  ['nomessage', () => answerJson({}, 400)],
]);

function refuseUnanswered(): Response {
  return refuse(504, 'The form provider did not answer');
}

/**
 * Stands in for HubSpot's form submissions, v3. It uses nothing but what browsers and servers share, so that the
 * host and the stories answer alike.
 */
import { answerJson, answerWith, refuse, refuseFaulty, refuseTooMany } from './answers.ts';
import { magicAnswers, type AnswerTools } from './magicAnswers.ts';
import { createRateLimit } from './rateLimit.ts';
import { readBody, refuseUnreadable } from './readBody.ts';
import { findErrors, localPart, readContent, type SubmissionContent } from './validation.ts';

export type { SubmissionContext, SubmittedField } from './validation.ts';

/** A submission that was accepted. */
export interface Submission extends SubmissionContent {
  /** Counts from 1 and is never given twice. */
  readonly number: number;
  /** Epoch milliseconds, by the provider's clock. */
  readonly receivedAt: number;
  readonly portalId: string;
  readonly formId: string;
}

export interface FormProviderOptions {
  /** Epoch milliseconds; the clock of `receivedAt` and of the rate limit. */
  readonly now?: () => number;
  /** How long a body may take to arrive: 10 s. */
  readonly bodyMilliseconds?: number;
  /** How long `slow@…` waits: 12 s. */
  readonly slowMilliseconds?: number;
  /** When `never@…` gives up after all: 10 minutes. */
  readonly neverMilliseconds?: number;
}

export interface FormProvider {
  /** Answers any request to an address under `/submissions/`. Never rejects. */
  readonly answer: (request: Request) => Promise<Response>;
  /** What was accepted, newest first: at most 200, in memory only. */
  readonly submissions: () => readonly Submission[];
  /** Forgets what was accepted. */
  readonly clear: () => void;
}

const address = /^\/submissions\/v3\/integration\/submit\/([\w-]+)\/([\w-]+)$/;
const mostKept = 200;
const largestBody = 1024 * 1024;

/**
 * A stand-in for `POST https://api.hsforms.com/submissions/v3/integration/submit/{portalId}/{formId}`
 * (legacydocs.hubspot.com, "Submit data to a form"): same address, same shapes, same limit of 50 requests in
 * 10 seconds, readable for every origin. It sends nothing, writes nothing to disk and logs nothing.
 *
 * A submission is accepted with 200 and `{ inlineMessage }`, refused with 400 and
 * `{ status, message, correlationId, errors: [{ message, errorType }] }`, which lists every fault. Other requests:
 * 404 address, 405 method, 408 slow body, 413 more than 1 MiB, 415 no JSON, 429 too many; malformed JSON is a 400.
 * Some e-mail addresses call up every other answer a client must bear: see `magicAnswers`.
 */
export function createFormProvider(options: FormProviderOptions = {}): FormProvider {
  const {
    now = Date.now,
    bodyMilliseconds = 10_000,
    slowMilliseconds = 12_000,
    neverMilliseconds = 600_000,
  } = options;
  const secondsToWait = createRateLimit({ requests: 50, milliseconds: 10_000, now });
  let kept: readonly Submission[] = [];
  let count = 0;

  const keep = (portalId: string, formId: string, content: SubmissionContent) => {
    count += 1;
    const submission = { ...content, number: count, receivedAt: now(), portalId, formId };
    kept = [submission, ...kept].slice(0, mostKept);
  };

  const answer = async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') return answerPreflight();
    const [, portalId, formId] = address.exec(new URL(request.url).pathname) ?? [];
    if (portalId === undefined || formId === undefined) return refuse(404, 'resource not found');
    if (request.method !== 'POST') {
      return refuse(405, 'Method not allowed', {}, { allow: 'POST, OPTIONS' });
    }
    const seconds = secondsToWait();
    if (seconds > 0) return refuseTooMany(seconds);
    if (!isJson(request)) return refuse(415, 'The content type must be application/json');
    const text = await readBody(request, { bytes: largestBody, milliseconds: bodyMilliseconds });
    if (typeof text !== 'string') return text;
    const body = parse(text);
    if (body === undefined) return refuseUnreadable('the body is not JSON');
    const reading = readContent(body);
    if ('problem' in reading) return refuseUnreadable(reading.problem);
    const { content } = reading;
    const errors = findErrors(content);
    if (errors.length > 0) return refuseFaulty(errors);

    const tools: AnswerTools = {
      keep: () => {
        keep(portalId, formId, content);
      },
      accept: () => {
        tools.keep();
        return answerJson({ inlineMessage: '<p>Thank you for submitting the form.</p>' });
      },
      wait: (milliseconds) => wait(milliseconds, request.signal),
      slowMilliseconds,
      neverMilliseconds,
    };
    return magicAnswers.get(localPart(content))?.(tools) ?? tools.accept();
  };

  return {
    answer,
    submissions: () => kept,
    clear: () => {
      kept = [];
    },
  };
}

/** Every origin may send JSON. So may one with a wrong address: it then gets to read the 404. */
function answerPreflight(): Response {
  return answerWith(null, 204, {
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type, accept',
  });
}

function isJson({ headers }: Request): boolean {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase() === 'application/json';
}

/** Undefined, which JSON never gives, for what is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Resolves to true after so many milliseconds, to false as soon as the signal aborts. */
function wait(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isElapsed: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      resolve(isElapsed);
    };
    const giveUp = () => {
      end(false);
    };
    const timer = setTimeout(end, milliseconds, true);
    signal.addEventListener('abort', giveUp);
    if (signal.aborted) giveUp();
  });
}

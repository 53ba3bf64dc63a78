/**
 * Stands in for HubSpot's form submissions API, v3. It uses only APIs that browsers and servers share, so the host
 * and the stories respond alike.
 */
import { respondAccepted, refuseFaulty, refuseTooMany } from './responses.ts';
import { createRateLimit } from './rateLimit.ts';
import { readForm, readSubmission, type Form } from './readSubmission.ts';
import { testResponses, type ResponseTools } from './testResponses.ts';
import { findErrors, localPart, type SubmissionContent } from './validation.ts';

export type { SubmissionContext, SubmittedField } from './validation.ts';

/** A submission that was accepted. */
export interface Submission extends SubmissionContent, Form {
  /** A number that counts from 1; clearing does not restart it. */
  readonly id: string;
  /** The length of the body that was sent. */
  readonly bytes: number;
  /** Milliseconds since the epoch, by the provider's clock. */
  readonly receivedAt: number;
}

export interface FormProviderOptions {
  /** The clock of `receivedAt` and of the rate limit, in milliseconds since the epoch: `Date.now`. */
  readonly now?: () => number;
  /** How long a request body may take to arrive: 10 s. */
  readonly bodyMilliseconds?: number;
  /** How long `slow@…` delays the response: 12 s. */
  readonly slowMilliseconds?: number;
  /** How long `never@…` keeps the client waiting before it gives up: 10 min. */
  readonly neverMilliseconds?: number;
}

export interface FormProvider {
  /**
   * Responds to any request to an address under `/submissions/`. Never rejects.
   *
   * @param client Identifies the sender for the rate limit, which applies to each client separately.
   */
  readonly answer: (request: Request, client?: string) => Promise<Response>;
  /** The newest 200 accepted submissions, or those that fit into 16 MiB, newest first. They are kept in memory only. */
  readonly submissions: () => readonly Submission[];
  /** Forgets all accepted submissions. */
  readonly clear: () => void;
}

const maxKept = 200;
const maxBytesKept = 16 * 1024 * 1024;

/**
 * A stand-in for `POST https://api.hsforms.com/submissions/v3/integration/submit/{portalId}/{formId}`
 * (legacydocs.hubspot.com, "Submit data to a form"): same path, same shapes, same limit of 50 requests in 10 seconds,
 * but for each client. It is open to every origin. It forwards nothing, writes nothing to disk and logs nothing.
 *
 * An accepted submission gets 200 and `{ inlineMessage }`. A faulty one gets 400 and
 * `{ status, message, correlationId, errors: [{ message, errorType }] }`, which lists every fault. Other requests get
 * 400 (malformed JSON), 404 (address), 405 (method), 408 (slow body), 413 (more than 1 MiB), 415 (not JSON) or 429
 * (too many). Special email addresses trigger all other responses that a client must handle: see `testResponses`.
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

  const keep = (form: Form, content: SubmissionContent, bytes: number) => {
    count += 1;
    const submission = { ...content, id: String(count), bytes, receivedAt: now(), ...form };
    let free = maxBytesKept;
    kept = [submission, ...kept].slice(0, maxKept).filter((each) => (free -= each.bytes) >= 0);
  };

  const answer = async (request: Request, client = ''): Promise<Response> => {
    const form = readForm(request);
    if (form instanceof Response) return form;
    const seconds = secondsToWait(client);
    if (seconds > 0) return refuseTooMany(seconds);
    const submission = await readSubmission(request, bodyMilliseconds);
    if (submission instanceof Response) return submission;
    const { content, text } = submission;
    const errors = findErrors(content);
    if (errors.length > 0) return refuseFaulty(errors);

    const tools: ResponseTools = {
      keep: () => {
        keep(form, content, text.length);
      },
      accept: () => {
        tools.keep();
        return respondAccepted();
      },
      wait: (milliseconds) => wait(milliseconds, request.signal),
      slowMilliseconds,
      neverMilliseconds,
    };
    return testResponses.get(localPart(content))?.(tools) ?? tools.accept();
  };

  return {
    answer,
    submissions: () => kept,
    clear: () => {
      kept = [];
    },
  };
}

/** Resolves to true after the delay, or to false as soon as the signal aborts. */
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

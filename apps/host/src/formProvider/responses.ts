/** What HubSpot says about one fault of a submission. */
export interface SubmissionError {
  readonly message: string;
  readonly errorType: string;
}

/** Any page may read every answer, as with HubSpot; nothing of it may be kept. */
const openHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
};

type AnswerHeaders = Readonly<Record<string, string>>;

/** An answer that pages of every origin may read. */
export function answerWith(body: string | null, status: number, headers: AnswerHeaders): Response {
  return new Response(body, { status, headers: { ...openHeaders, ...headers } });
}

export function answerJson(body: unknown, status = 200, headers: AnswerHeaders = {}): Response {
  return answerWith(JSON.stringify(body), status, {
    'content-type': 'application/json; charset=utf-8',
    ...headers,
  });
}

/**
 * A refusal in HubSpot's shape: `{ status: "error", message, correlationId, … }` (verbb/formie#2013 and #2618).
 *
 * @param details What stands beside the message, for instance `{ errors: […] }`.
 */
export function refuse(
  status: number,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
  headers: AnswerHeaders = {},
): Response {
  const correlationId = crypto.randomUUID();
  return answerJson({ status: 'error', message, correlationId, ...details }, status, headers);
}

/** The 400 that lists every fault of a submission. */
export function refuseFaulty(errors: readonly SubmissionError[]): Response {
  return refuse(400, 'The request is not valid', { errors });
}

/**
 * The 429. Its shape is the one of HubSpot's other interfaces, which document it (developers.hubspot.com, "API
 * usage guidelines"); what the form endpoint itself answers is not documented.
 */
export function refuseTooMany(retryAfterSeconds: number): Response {
  return refuse(
    429,
    'You have reached your ten_secondly_rolling limit.',
    { errorType: 'RATE_LIMIT', policyName: 'TEN_SECONDLY_ROLLING' },
    { 'retry-after': String(retryAfterSeconds) },
  );
}

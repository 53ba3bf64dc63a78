/** One fault of a submission, in HubSpot's shape. */
export interface SubmissionError {
  readonly message: string;
  readonly errorType: string;
}

/** As with HubSpot, pages of every origin may read a response; nobody may store it. */
const openHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
};

type ResponseHeaders = Readonly<Record<string, string>>;

/** A response that pages of every origin may read. */
export function respond(body: string | null, status: number, headers: ResponseHeaders): Response {
  return new Response(body, { status, headers: { ...openHeaders, ...headers } });
}

/** The same, with a JSON body. */
export function respondJson(body: unknown, status = 200, headers: ResponseHeaders = {}): Response {
  return respond(JSON.stringify(body), status, {
    'content-type': 'application/json; charset=utf-8',
    ...headers,
  });
}

/** The response to an accepted submission. */
export function respondAccepted(): Response {
  return respondJson({ inlineMessage: '<p>Thank you for submitting the form.</p>' });
}

/**
 * A refusal in HubSpot's shape: `{ status: "error", message, correlationId, … }`, as quoted in verbb/formie#2013 and
 * verbb/formie#2618.
 *
 * @param details More members of the body, for example `{ errors: […] }`.
 */
export function refuse(
  status: number,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
  headers: ResponseHeaders = {},
): Response {
  const correlationId = crypto.randomUUID();
  return respondJson({ status: 'error', message, correlationId, ...details }, status, headers);
}

/** The 400 that lists every fault of a submission. */
export function refuseFaulty(errors: readonly SubmissionError[]): Response {
  return refuse(400, 'The request is not valid', { errors });
}

/**
 * The 429. HubSpot documents its shape for its other APIs (developers.hubspot.com, "API usage guidelines") but not
 * for the form endpoint.
 */
export function refuseTooMany(retryAfterSeconds: number): Response {
  return refuse(
    429,
    'You have reached your ten_secondly_rolling limit.',
    { errorType: 'RATE_LIMIT', policyName: 'TEN_SECONDLY_ROLLING' },
    { 'retry-after': String(retryAfterSeconds) },
  );
}

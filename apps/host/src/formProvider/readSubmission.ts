import { readBody, refuseUnreadable } from './readBody.ts';
import { refuse, respond } from './responses.ts';
import { readContent, type SubmissionContent } from './validation.ts';

/** The form that a submission is for. */
export interface Form {
  readonly portalId: string;
  readonly formId: string;
}

const address = /^\/submissions\/v3\/integration\/submit\/([\w-]+)\/([\w-]+)$/;
const largestBody = 1024 * 1024;

/**
 * Reads the form from the address of a request to the form endpoint.
 *
 * @returns The form, or the response to send instead: to OPTIONS, to a wrong address (404) or method (405).
 */
export function readForm(request: Request): Form | Response {
  if (request.method === 'OPTIONS') return respondToOptions();
  const [, portalId, formId] = address.exec(new URL(request.url).pathname) ?? [];
  if (portalId === undefined || formId === undefined) return refuse(404, 'resource not found');
  if (request.method === 'POST') return { portalId, formId };
  return refuse(405, 'Method not allowed', {}, { allow: 'POST, OPTIONS' });
}

/**
 * Reads the submission from the body of a request. Never rejects.
 *
 * @param milliseconds How long the body may take to arrive.
 * @returns The body as text and its content, not yet validated; or the response to send instead: 400 if it is not a
 *   submission in JSON, 408 if it is too slow, 413 if it has more than 1 MiB, 415 if it has another type.
 */
export async function readSubmission(
  request: Request,
  milliseconds: number,
): Promise<{ readonly text: string; readonly content: SubmissionContent } | Response> {
  if (!isJson(request)) return refuse(415, 'The content type must be application/json');
  const text = await readBody(request, { bytes: largestBody, milliseconds });
  if (typeof text !== 'string') return text;
  const body = parse(text);
  if (body === undefined) return refuseUnreadable('the body is not JSON');
  const reading = readContent(body);
  if ('problem' in reading) return refuseUnreadable(reading.problem);
  return { text, content: reading.content };
}

/** Lets every origin send JSON, even to a wrong address, so it can read the 404. */
function respondToOptions(): Response {
  return respond(null, 204, {
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type, accept',
  });
}

function isJson({ headers }: Request): boolean {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase() === 'application/json';
}

/** The parsed body; undefined, which no JSON text gives, if it is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

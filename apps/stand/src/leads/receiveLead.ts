import { readForm, readSubmission } from '@showcase/host/formProvider/readSubmission';
import { refuse, respondAccepted } from '@showcase/host/formProvider/responses';
import type { Leads } from './leads.ts';

interface ReceiveOptions {
  /** The name and value of the header that marks requests forwarded by this host. */
  readonly mark: readonly [name: string, value: string];
  /** How long a request body may take to arrive: 10 s. */
  readonly bodyMilliseconds?: number;
}

/**
 * The form endpoint of a host that keeps requests: it accepts a submission as soon as it is on the disk, and checks only
 * its shape, because the rules of the form are the provider's. Responses have the provider's shapes: 400, 404, 405,
 * 408, 413 and 415 as from the stand-in, 500 if the request cannot be kept, and 508 if the host has sent it to itself.
 * Never rejects.
 */
export function receiveLead(
  leads: Leads,
  { mark: [name, value], bodyMilliseconds = 10_000 }: ReceiveOptions,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const form = readForm(request);
    if (form instanceof Response) return form;
    if (request.headers.get(name) === value) {
      return refuse(508, 'The host has forwarded this request to itself');
    }
    const submission = await readSubmission(request, bodyMilliseconds);
    if (submission instanceof Response) return submission;
    try {
      leads.receive({ ...form, body: submission.text });
      return respondAccepted();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`A contact request could not be kept: ${reason}`);
      return refuse(500, 'Something went wrong. Please try again.', { errorType: 'NOT_KEPT' });
    }
  };
}

import type { ContactFormConfiguration } from '../config/defaults.ts';
import { buildPayload, type ContactContext, type ContactSubmission } from './contact/payload.ts';
import { readAnswer } from './contact/readAnswer.ts';

/**
 * Sends a contact request to the form provider (specification, section 7), once: it never tries again by itself
 * and has no timeout.
 *
 * @param form The provider's host and the ids of the form.
 * @param submission What the visitor gave.
 * @param context Where the request comes from.
 * @throws The network's own error, or a SubmitError with the provider's reason.
 */
export async function submitContact(
  form: ContactFormConfiguration,
  submission: ContactSubmission,
  context: ContactContext,
): Promise<void> {
  const ids = [form.portalId, form.formId].map(encodeURIComponent).join('/');
  const response = await fetch(`${form.host}/submissions/v3/integration/submit/${ids}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(buildPayload(submission, context, Date.now())),
  });
  await readAnswer(response);
}

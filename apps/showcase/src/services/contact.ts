import type { ContactFormConfiguration } from '@showcase/content/configuration/schema';
import type { ContactSubmission } from './contact/fields.ts';
import { checkLengths } from './contact/checkLengths.ts';
import { buildPayload, type ContactContext } from './contact/payload.ts';
import { readAnswer } from './contact/readAnswer.ts';

let sending = 0;

/** Whether a contact request is pending. */
export function isSending(): boolean {
  return sending > 0;
}

/**
 * Sends a contact request to the form provider. It never retries by itself, because that could submit twice, and has
 * no timeout (docs/product.md, Contact page).
 *
 * @param form The provider's host and the ids of the form.
 * @param submission What the visitor submits.
 * @param context Where the request comes from.
 * @throws The network's own error, or a SubmitError if a text is too long or the provider refuses.
 */
export async function submitContact(
  form: ContactFormConfiguration,
  submission: ContactSubmission,
  context: ContactContext,
): Promise<void> {
  checkLengths(submission.values);
  const ids = [form.portalId, form.formId].map(encodeURIComponent).join('/');
  sending += 1;
  try {
    const response = await fetch(`${form.host}/submissions/v3/integration/submit/${ids}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      // A network that asks for a login answers with its own page, which would look like success.
      redirect: 'manual',
      body: JSON.stringify(buildPayload(submission, context, Date.now())),
    });
    await readAnswer(response);
  } finally {
    sending -= 1;
  }
}

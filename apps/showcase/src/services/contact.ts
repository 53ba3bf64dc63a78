import type { ContactFormConfiguration } from '@showcase/content/configuration/schema';
import type { Language } from '@showcase/content/languages';
import type { ContactSubmission } from './contact/fields.ts';
import { checkLengths } from './contact/checkLengths.ts';
import { connectionError } from './contact/failures.ts';
import { buildPayload, type ContactContext } from './contact/payload.ts';
import { readAnswer } from './contact/readAnswer.ts';

let sending = 0;

/** Whether a contact request is pending. */
export function isSending(): boolean {
  return sending > 0;
}

/**
 * Sends a contact request to the form provider. It never retries automatically, because that could submit twice, and has
 * no timeout (docs/product.md, Contact page).
 *
 * @param form The provider's host and the ids of the form.
 * @param submission What the visitor submits.
 * @param context Where the request comes from.
 * @param language The language of what is thrown.
 * @throws The network's own error, in another language than English in our words, or a SubmitError if a text is too long or the provider refuses.
 */
export async function submitContact(
  form: ContactFormConfiguration,
  submission: ContactSubmission,
  context: ContactContext,
  language: Language,
): Promise<void> {
  checkLengths(submission.values, language);
  const ids = [form.portalId, form.formId].map(encodeURIComponent).join('/');
  sending += 1;
  try {
    const response = await fetch(`${form.host}/submissions/v3/integration/submit/${ids}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      // A network that asks for a login answers with its own page, which would look like success.
      redirect: 'manual',
      body: JSON.stringify(buildPayload(submission, context, Date.now())),
    }).catch((error: unknown) => {
      throw connectionError(error, language);
    });
    await readAnswer(response, language);
  } finally {
    sending -= 1;
  }
}

import type { ContactFormConfiguration } from '@showcase/content/configuration/schema';
import { ok, warning, type Check, type Finding } from '../check.ts';
import type { AddressAnswer } from '../checkAddress.ts';
import type { ContactRequests } from '../contactRequests.ts';
import { judgeLink } from '../judgeAddress.ts';
import { networkOf } from '../network.ts';
import { isOwn, type CheckContext } from '../checkContext.ts';

/** Where contact requests go, whether they are kept, and whether the provider answers. */
export function requestChecks(context: CheckContext): readonly Check[] {
  const { configuration, requests } = context;
  const { contactForm } = configuration;
  return [
    {
      id: 'requests',
      label: 'Contact requests',
      run: () => judgeRequests(requests, contactForm),
    },
    {
      id: 'provider',
      label: 'Form provider',
      run: async () => {
        const { formHost, kept } = requests;
        if (contactForm === null) return ok('The form is off.');
        if (formHost === '' || isOwn(context, formHost))
          return ok('None: the host answers instead, and nothing leaves this computer.');
        return judgeProvider(await context.ask(formHost), formHost, kept !== null);
      },
    },
  ];
}

/** @param form The form that visitors get; null if it is off. */
export function judgeRequests(
  { description, advice, kept, formHost }: ContactRequests,
  form: ContactFormConfiguration | null,
): Finding {
  if (form === null) {
    return warning(
      'The form is off: visitors read “Contact form is not configured.”',
      'To let visitors send requests, set contactForm in the configuration.',
    );
  }
  if (!kept) {
    return warning(description, advice);
  }
  if (kept.refused > 0) {
    return warning(description, 'Look at /dev/submissions for the provider’s reasons.');
  }
  if (kept.waiting > 0 && kept.lastError !== '') {
    return warning(
      `${description} Last failure: ${kept.lastError}.`,
      'They are sent as soon as the provider accepts them.',
    );
  }
  return formHost === ''
    ? warning(
        description,
        'Download them from /dev/submissions.csv after the event, or set contactForm.host.',
      )
    : ok(description);
}

/** Its start page may say anything, as long as it answers. */
export function judgeProvider(answer: AddressAnswer, formHost: string, isKept: boolean): Finding {
  if (answer.answers)
    return { ...ok(`${formHost} answers.`), network: networkOf(formHost, answer) };
  const replace = 'replace contactForm.host in the configuration';
  const finding = judgeLink(answer, { address: formHost, replace });
  const found = `${formHost}: ${finding.found}`;
  return isKept
    ? { ...finding, state: 'warning', found: `${found} Requests wait in the file until it does.` }
    : { ...finding, found };
}

import { Page, PageHeader } from '@showcase/ui';
import { ContactForm, type ContactValues } from '@showcase/ui/ContactForm';
import { loadConfiguration, useConfiguration } from '../../../config/configuration.ts';
import { contact } from '../../../content/core42/contact.ts';
import { documentTitle } from '../../../content/site.ts';
import { readPageContext } from '../../../services/contact/pageContext.ts';
import { submitContact } from '../../../services/contact.ts';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';

export function Contact() {
  const { contactForm } = useConfiguration();
  return (
    <Page title={documentTitle(contact.title)}>
      <ContactForm
        intro={<PageHeader title={contact.title} lead={contact.subtitle} />}
        products={contact.options}
        submit={contactForm ? send : undefined}
        initialValues={readDraft()}
        onValuesChange={keepDraft}
        backHref={contact.back}
      />
    </Page>
  );
}

async function send(values: ContactValues): Promise<void> {
  // The configuration may still be on its way, and name another form or none.
  const { contactForm } = await loadConfiguration();
  if (!contactForm) throw new Error(contact.notConfigured);
  const product = contact.options.find(({ value }) => value === values.product);
  const submission = { values, productLabel: product?.label };
  await submitContact(contactForm, submission, readPageContext(document));
  forgetDraft(values);
}

import { Page, PageHeader } from '@showcase/ui';
import { ContactForm, type ContactValues } from '@showcase/ui/ContactForm';
import { loadConfiguration, useConfiguration } from '../../../config/configuration.ts';
import { contact, contactProducts } from '../../../content/contact.ts';
import { documentTitle } from '../../../content/site.ts';
import { readPageContext } from '../../../services/contact/pageContext.ts';
import { submitContact } from '../../../services/contact.ts';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';

/** The contact page (specification, section 2.4). */
export function Contact() {
  const { contactForm } = useConfiguration();
  return (
    <Page title={documentTitle(contact.title)}>
      <ContactForm
        intro={<PageHeader title={contact.title} lead={contact.subtitle} />}
        products={contactProducts}
        submit={contactForm ? send : undefined}
        initialValues={readDraft()}
        onValuesChange={keepDraft}
        backHref={contact.back}
      />
    </Page>
  );
}

async function send(values: ContactValues): Promise<void> {
  // The file may still be on its way, and name another form or none.
  const { contactForm } = await loadConfiguration();
  if (!contactForm) throw new Error(contact.notConfigured);
  const product = contactProducts.find(({ value }) => value === values.product);
  const submission = { values, productLabel: product?.label };
  await submitContact(contactForm, submission, readPageContext(document));
  forgetDraft(values);
}

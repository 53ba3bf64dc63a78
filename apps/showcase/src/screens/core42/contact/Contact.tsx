import { languageAt, type Language } from '@showcase/content/languages';
import { PageHeader } from '@showcase/ui';
import {
  ContactForm,
  type ContactFormField,
  type ContactFormValues,
  type ContactValues,
} from '@showcase/ui/ContactForm';
import { Rings } from '@showcase/ui-showcase/Rings';
import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadConfiguration, useConfiguration } from '../../../config/configuration.ts';
import { contact } from '@showcase/content/contact';
import { otherOption, productOptions } from '@showcase/content/products';
import { RequestedPath } from '../../../router/requestedPath.ts';
import { readPageContext } from '../../../services/contact/pageContext.ts';
import { submitContact } from '../../../services/contact.ts';
import { emptyRequest } from '../../../services/contact/fields.ts';
import { actionPicture } from '../../../pictures.ts';
import { endsVisit, forgetDraft, keepDraft, readDraft } from './draft.ts';
import { Screen } from '../../Screen.tsx';

/** The fields of the form (docs/product.md, Contact page). All are marked as required; the form checks the product alone. */
function fieldsIn(language: Language): readonly ContactFormField[] {
  const { product, customProductInterest } = contact;
  return [
    ...(['name', 'email', 'mobile', 'jobTitle', 'organisation'] as const).map(checkedBySubmit),
    {
      name: 'product',
      type: 'select',
      label: product.label[language],
      placeholder: product.placeholder[language],
      options: productOptions.map(({ value, label }) => ({ value, label: label[language] })),
      required: true,
      requiredMessage: product.required[language],
    },
    {
      name: 'customProductInterest',
      label: customProductInterest.label[language],
      required: true,
      requiredMessage: customProductInterest.required[language],
      shown: (values) => values['product'] === otherOption.value,
      wide: true,
    },
    checkedBySubmit('message'),
  ];
}

const checkedBySubmit = (name: keyof ContactValues) => ({ name, required: 'submit' }) as const;

/** In another language it is another form, with the same draft. */
export function Contact() {
  const language = languageAt(useLocation().pathname);
  return <ContactPage key={language} language={language} />;
}

function ContactPage({ language }: { readonly language: Language }) {
  const { contactForm } = useConfiguration();
  useForgottenDraft();
  const visit = useVisitNumber();
  return (
    <Screen title={contact.title} layout="fill">
      <ContactForm
        key={visit}
        intro={
          <>
            <PageHeader title={contact.title} lead={contact.subtitle} />
            <Rings picture={actionPicture('core42/contact')} />
          </>
        }
        fields={fieldsIn(language)}
        submit={contactForm ? (values) => send(values, language) : undefined}
        defaultValues={readDraft()}
        onValuesChange={keepDraft}
        backHref={contact.back}
        notice={contactForm?.notice}
      />
    </Screen>
  );
}

/**
 * Counts the visits to the page. A visitor who goes back and forward before the page has left finds an idle form, as
 * after any other return.
 */
function useVisitNumber(): number {
  const [visit, setVisit] = useState(0);
  const { pathname } = useLocation();
  const isLeaving = (use(RequestedPath) ?? pathname) !== pathname;
  useEffect(() => {
    if (!isLeaving) return undefined;
    return () => {
      setVisit((count) => count + 1);
    };
  }, [isLeaving]);
  return visit;
}

/** Deletes the draft when the visitor goes to another area, so the next visitor doesn't find it. */
function useForgottenDraft(): void {
  useEffect(() => {
    const from = historyIndex();
    return () => {
      if (endsVisit(location.pathname, from, historyIndex())) forgetDraft();
    };
  }, []);
}

/** The router's number for the current history entry. */
const historyIndex = () => (history.state as { readonly idx?: number } | null)?.idx ?? 0;

async function send(values: ContactFormValues, language: Language): Promise<void> {
  // The configuration may still be loading, and may name another form or none.
  const { contactForm } = await loadConfiguration();
  if (!contactForm) throw new Error(contact.notConfigured[language]);
  const request = { ...emptyRequest, ...values };
  const product = productOptions.find(({ value }) => value === request.product);
  const submission = { values: request, productLabel: product?.label.en };
  await submitContact(contactForm, submission, readPageContext(document), language);
  forgetDraft(values);
}

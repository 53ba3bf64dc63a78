import { languageAt, type Language } from '@showcase/content/languages';
import { PageHeader } from '@showcase/ui';
import { ContactForm, otherProduct, type ContactValues } from '@showcase/ui/ContactForm';
import { Rings } from '@showcase/ui-showcase/Rings';
import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadConfiguration, useConfiguration } from '../../../config/configuration.ts';
import { contact } from '@showcase/content/contact';
import { otherOption, productOptions } from '@showcase/content/products';
import { RequestedPath } from '../../../router/requestedPath.ts';
import { readPageContext } from '../../../services/contact/pageContext.ts';
import { submitContact } from '../../../services/contact.ts';
import { endsVisit, forgetDraft, keepDraft, readDraft } from './draft.ts';
import { Screen } from '../../Screen.tsx';

const options = [...productOptions, { value: otherProduct, label: otherOption }];

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
            <Rings />
          </>
        }
        products={options}
        submit={contactForm ? (values) => send(values, language) : undefined}
        validation="product"
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

/** Deletes the draft when the visitor goes to another area, so that the next visitor doesn't find it. */
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

async function send(values: ContactValues, language: Language): Promise<void> {
  // The configuration may still be loading, and may name another form or none.
  const { contactForm } = await loadConfiguration();
  if (!contactForm) throw new Error(contact.notConfigured[language]);
  const product = options.find(({ value }) => value === values.product);
  const submission = { values, productLabel: product?.label.en };
  await submitContact(contactForm, submission, readPageContext(document), language);
  forgetDraft(values);
}

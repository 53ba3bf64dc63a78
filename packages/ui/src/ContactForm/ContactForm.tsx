import {
  useEffect,
  useLayoutEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { Button, ButtonLink } from '../Button/index.ts';
import { useMessages } from '../i18n/messages.ts';
import { check } from '../internal/checks.ts';
import { composeHandlers } from '../internal/composeHandlers.ts';
import type { Optional } from '../internal/optional.ts';
import { useMergedRef } from '../internal/useMergedRef.ts';
import { contactFormMessages, type ContactFormMessages } from './ContactForm.messages.ts';
import {
  Actions,
  Added,
  Buttons,
  Card,
  Fields,
  Footer,
  Intro,
  Progress,
  Layout,
  Root,
} from './ContactForm.styles.ts';
import {
  contactFields,
  errorText,
  resolveFields,
  shownFields,
  type ContactFormField,
} from './fields.ts';
import { FormField } from './FormField.tsx';
import { PrivacyNotice, type ContactNotice } from './PrivacyNotice.tsx';
import { StatusLine } from './StatusLine.tsx';
import { useContactForm } from './useContactForm.ts';
import type { ContactFormValues, ContactValues } from './values.ts';
import type { MessageOverrides } from '../i18n/types.ts';

/** Class names for the parts of a form. */
export interface ContactFormClassNames {
  /** The introduction. */
  readonly intro?: string | undefined;
  /** The card around the fields and the buttons. */
  readonly card?: string | undefined;
  /** The grid of fields. */
  readonly fields?: string | undefined;
  /** The buttons. */
  readonly buttons?: string | undefined;
}

export interface ContactFormProps extends ComponentPropsWithRef<'form'> {
  /**
   * Specifies the fields and their order: names of built-in fields, built-in fields with other settings, and custom
   * fields. `submit` receives each value by name; built-in fields that aren't listed have empty values. Two fields with
   * the same name throw an error.
   * @default all built-in fields: name, email, mobile, jobTitle, organisation, message
   */
  readonly fields?: readonly ContactFormField[] | undefined;
  /**
   * Sends the values. If it rejects with an Error, the form shows the error's message; with a SubmitError, also the
   * errors of individual fields. Without this function, the form says that it isn't configured.
   */
  readonly submit?: ((values: ContactFormValues) => Promise<void>) | undefined;
  /** Specifies the initial values, for instance those of a draft. */
  readonly defaultValues?: Optional<ContactValues> | Optional<ContactFormValues> | undefined;
  /** Called with all values whenever one changes, and with empty ones after success. */
  readonly onValuesChange?: ((values: ContactFormValues) => void) | undefined;
  /** Specifies further content between the fields and the buttons. */
  readonly children?: ReactNode;
  /** Specifies the address of the Back link; without one, there's no Back link. */
  readonly backHref?: string | undefined;
  /**
   * Specifies the introduction to the form, for instance the heading of the page. On wide screens it's next to the
   * form.
   */
  readonly intro?: ReactNode;
  /** Specifies what the details are used for, shown next to the Submit button. */
  readonly notice?: ContactNotice | undefined;
  /** Specifies classes of the parts. */
  readonly classNames?: ContactFormClassNames | undefined;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<ContactFormMessages> | undefined;
}

/**
 * A contact request: who is asking, and their message. The form doesn't know where the values go.
 * An `onSubmit` that prevents the event's default stops the request; a reset returns to `defaultValues`.
 */
export function ContactForm(props: ContactFormProps) {
  const { fields = contactFields, defaultValues, submit, onValuesChange, ...others } = props;
  const { backHref, children, ...further } = others;
  const { intro, notice, classNames, messages, ref, ...rest } = further;
  const texts = useMessages('ContactForm', contactFormMessages, messages);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const lineId = useId();
  const noticeId = useId();
  check?.fields(fields, contactFields);
  const complete = resolveFields(fields, texts);
  const contact = useContactForm({
    defaultValues,
    submit,
    onValuesChange,
    fields: complete,
  });
  const { values, status, attempt } = contact;
  const isLoading = status.kind === 'loading';

  useLayoutEffect(() => {
    if (status.kind !== 'error' && status.kind !== 'success') return;
    const fault = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // The button loses focus while it is disabled.
    const isFocusLost = document.activeElement === document.body;
    if (fault) fault.focus();
    else if (isFocusLost) button.current?.focus();
    // Only once per result: the status also changes as the visitor corrects the fields.
  }, [status.kind, attempt]);

  const stateOf = (name: string) => {
    const error = status.kind === 'error' ? status.fieldErrors?.[name] : undefined;
    const isFault = status.kind === 'error' && status.fault === name;
    return {
      value: values[name] ?? '',
      error: error && errorText(error, texts),
      onValueChange: (value: string) => {
        contact.change(name, value);
      },
      ...(isFault && { invalid: true, 'aria-describedby': lineId }),
    };
  };

  return (
    <Root
      // Before scripts run, submitting must neither leave the page nor put the values in the URL.
      method="dialog"
      noValidate
      {...rest}
      ref={useMergedRef(contact.adoptForm, useMergedRef(form, ref))}
      onSubmit={composeHandlers(rest.onSubmit, (event) => {
        event.preventDefault();
        void contact.send();
      })}
      onReset={composeHandlers(rest.onReset, (event) => {
        event.preventDefault();
        contact.reset();
      })}
    >
      <Layout>
        {intro && (
          <Intro data-intro className={classNames?.intro}>
            {intro}
          </Intro>
        )}
        <Card className={classNames?.card}>
          <Fields className={classNames?.fields}>
            {shownFields(complete, values).map((field) => (
              <FormField key={field.name} field={field} {...stateOf(field.name)} />
            ))}
          </Fields>
          {children !== undefined && <Added>{children}</Added>}
          <Footer>
            <StatusLine key={attempt} id={lineId} status={status} texts={texts} />
            <Actions>
              <Buttons className={classNames?.buttons}>
                <Button
                  ref={button}
                  type="submit"
                  variant="primary"
                  disabled={isLoading}
                  aria-describedby={notice && noticeId}
                >
                  {isLoading ? texts.sending : texts.submit}
                </Button>
                {backHref !== undefined && <ButtonLink href={backHref}>{texts.back}</ButtonLink>}
                <Progress role="status">
                  {isLoading && <SlowText key={attempt} text={texts.stillSending} />}
                </Progress>
              </Buttons>
              {notice && <PrivacyNotice id={noticeId} notice={notice} messages={messages} />}
            </Actions>
          </Footer>
          <noscript>{texts.withoutScripts}</noscript>
        </Card>
      </Layout>
    </Root>
  );
}

/** If sending takes longer than this, the form says so. */
const slowMilliseconds = 10_000;

function SlowText({ text }: { readonly text: string }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsSlow(true);
    }, slowMilliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isSlow && text;
}

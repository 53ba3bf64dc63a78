import { useCallback, useEffect, useRef, useState } from 'react';
import { givenOf, type Optional } from '../internal/optional.ts';
import {
  changeValue,
  emptyValues,
  findErrors,
  shownFields,
  type FormError,
  type ResolvedField,
} from './fields.ts';
import { SubmitError } from './SubmitError.ts';
import type { ContactFormValues, ContactValues } from './values.ts';

/** Longer messages are truncated: a broken server may send a whole page as its error message. */
const longestMessage = 500;

export type ContactStatus =
  | { readonly kind: 'idle' | 'loading' | 'success' }
  | {
      readonly kind: 'error';
      readonly message: FormError;
      /** The field that the message refers to. */
      readonly fault?: string | undefined;
      readonly fieldErrors?: Readonly<Record<string, FormError | undefined>> | undefined;
    };

export interface ContactFormOptions {
  readonly defaultValues: Optional<ContactValues> | Optional<ContactFormValues> | undefined;
  readonly submit: ((values: ContactFormValues) => Promise<void>) | undefined;
  readonly onValuesChange: ((values: ContactFormValues) => void) | undefined;
  readonly fields: readonly ResolvedField[];
}

/** The values and the status of a contact form. */
export function useContactForm(options: ContactFormOptions) {
  const { defaultValues, submit, onValuesChange, fields } = options;
  const empty = emptyValues(fields);
  const initial = { ...empty, ...givenOf(defaultValues) };
  const [values, setValues] = useState<ContactFormValues>(initial);
  const [status, setStatus] = useState<ContactStatus>({ kind: 'idle' });
  /** Counts the attempts, so a repeated error is announced again. */
  const [attempt, setAttempt] = useState(0);
  const isSending = useRef(false);
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  // Values typed or autofilled before scripts ran exist only in the elements.
  const adoptForm = useCallback((form: HTMLFormElement | null) => {
    if (form) setValues((current) => withEarlyValues(current, form));
  }, []);

  const update = (next: ContactFormValues) => {
    setValues(next);
    onValuesChange?.(next);
  };

  const change = (field: string, value: string) => {
    update(changeValue(fields, values, field, value));
    setStatus((current) => withoutFault(current, field));
  };

  const reset = () => {
    update(initial);
    setStatus({ kind: 'idle' });
  };

  const send = async () => {
    if (isSending.current) return;
    setAttempt((count) => count + 1);
    if (!submit) {
      setStatus({ kind: 'error', message: { builtIn: 'notConfigured' } });
      return;
    }
    const fieldErrors = findErrors(shownFields(fields, values), values);
    const [first, second] = Object.entries(fieldErrors);
    if (first) {
      const [fault, message] = first;
      const isOnly = second === undefined;
      setStatus({
        kind: 'error',
        ...(isOnly ? { message, fault } : { message: { builtIn: 'checkFields' }, fieldErrors }),
      });
      return;
    }
    isSending.current = true;
    setStatus({ kind: 'loading' });
    let outcome: ContactStatus = { kind: 'success' };
    try {
      await submit(values);
    } catch (error) {
      outcome = describeFailure(error);
    }
    isSending.current = false;
    if (!isMounted.current) return;
    if (outcome.kind === 'success') update(empty);
    setStatus(outcome);
  };

  return { values, status, attempt, adoptForm, change, reset, send };
}

/** The values, replaced by those of the form's elements where they differ. */
function withEarlyValues(values: ContactFormValues, form: HTMLFormElement): ContactFormValues {
  let result = values;
  for (const field of Object.keys(values)) {
    const element = form.elements.namedItem(field);
    const isBox =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement;
    if (!isBox) continue;
    const value = element.matches('[type="checkbox"]:not(:checked)') ? '' : element.value;
    if (value !== values[field]) result = { ...result, [field]: value };
  }
  return result;
}

/** The status after a field has changed: without that field's error, and without the success message. */
function withoutFault(status: ContactStatus, field: string): ContactStatus {
  if (status.kind === 'success') return { kind: 'idle' };
  if (status.kind !== 'error') return status;
  if (status.fault === field) return { kind: 'idle' };
  if (status.fieldErrors?.[field] === undefined) return status;
  const others = Object.entries(status.fieldErrors).filter(([name]) => name !== field);
  return { ...status, fieldErrors: Object.fromEntries(others) };
}

function describeFailure(error: unknown): ContactStatus {
  const text = error instanceof SubmitError ? error.text : error instanceof Error && error.message;
  const message = typeof text === 'string' ? truncate(text) : text;
  const isBlank = message === false || (typeof message === 'string' && message.trim() === '');
  return {
    kind: 'error',
    message: isBlank ? { builtIn: 'somethingWrong' } : message,
    fieldErrors: error instanceof SubmitError ? error.fieldErrors : {},
  };
}

/** The beginning of a text, without splitting a character. */
function truncate(text: string): string {
  return text.slice(0, longestMessage).replace(/[\uD800-\uDBFF]$/, '');
}

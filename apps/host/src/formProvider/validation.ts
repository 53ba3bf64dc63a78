import type { SubmissionError } from './answers.ts';

export interface SubmittedField {
  /** As HubSpot names it: that of another object than the contact stands behind its type, `0-2/name`. */
  readonly name: string;
  readonly value: string;
}

export interface SubmissionContext {
  readonly pageUri?: string;
  readonly pageName?: string;
  readonly hutk?: string;
}

/** What a visitor sends (specification, "Contact submission"). */
export interface SubmissionContent {
  /** Epoch milliseconds, by the visitor's clock. */
  readonly submittedAt?: number;
  readonly fields: readonly SubmittedField[];
  readonly context: SubmissionContext;
}

/** The fields of the form that this stands in for. */
const formFields: ReadonlySet<string> = new Set([
  ...['firstname', 'lastname', 'email', 'company', 'jobtitle', 'phone', 'message'],
  ...['product_interest', '0-2/name'],
]);
const longestValue = 65_536;
/** RFC 5321, section 4.5.3.1.3. It also bounds what the pattern has to look through. */
const longestEmail = 254;
const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/**
 * Takes a submission out of a parsed body. Total: any value gives a content or a problem.
 *
 * Unknown keys are let be. What is of the wrong type is a problem rather than a fault of a field: HubSpot's
 * parser gives up before its validation begins.
 *
 * @returns The content, not yet validated, or the first part that has not the shape of a submission.
 */
export function readContent(
  body: unknown,
): { readonly content: SubmissionContent } | { readonly problem: string } {
  if (!isRecord(body)) return { problem: 'the body must be an object' };
  const { fields, context = {}, submittedAt } = body;
  if (!Array.isArray(fields)) return { problem: '"fields" must be a list' };
  const read = fields.map(readField);
  const stranger = read.indexOf(undefined);
  if (stranger !== -1) {
    return { problem: `"fields[${String(stranger)}]" must have a "name" and a "value", both text` };
  }
  if (submittedAt !== undefined && !Number.isFinite(submittedAt)) {
    return { problem: '"submittedAt" must be a number' };
  }
  if (!isRecord(context)) return { problem: '"context" must be an object' };
  const parts = ['pageUri', 'pageName', 'hutk'].filter((name) => Object.hasOwn(context, name));
  const wrong = parts.find((name) => typeof context[name] !== 'string');
  if (wrong === 'pageName') return { problem: '"context.pageName" must be text' };
  return {
    content: {
      ...(submittedAt !== undefined && { submittedAt: submittedAt as number }),
      fields: read.filter((field) => field !== undefined),
      // A hutk or a pageUri of another type has an error type of its own, so it goes on as text.
      context: Object.fromEntries(parts.map((name) => [name, textOf(context[name])])),
    },
  };
}

/**
 * Every fault of a submission, in HubSpot's words where they are known: INVALID_EMAIL and INVALID_HUTK from
 * verbb/formie#2013 and HubSpot's community forum, REQUIRED_FIELD from verbb/formie#2618,
 * FIELD_NOT_IN_FORM_DEFINITION from integrations that parse it. HubSpot documents only the types of BLOCKED_EMAIL,
 * INPUT_TOO_LARGE and INVALID_PAGE_URI; their words are ours.
 *
 * @returns An empty list when the submission is to be accepted.
 */
export function findErrors({ fields, context }: SubmissionContent): readonly SubmissionError[] {
  const hasEmail = fields.some(({ name, value }) => name === 'email' && value.trim() !== '');
  const errors = fields.flatMap(errorsOfField);
  if (!hasEmail) {
    errors.push(fault('fields.email', "Required field 'email' is missing", 'REQUIRED_FIELD'));
  }
  const { hutk, pageUri } = context;
  if (hutk !== undefined && !/^[\da-f]{32}$/i.test(hutk)) {
    const words = `'${shorten(hutk)}' is not a valid Hutk`;
    errors.push(fault('context.hutk', words, 'INVALID_HUTK'));
  }
  if (pageUri !== undefined && !(/^https?:\/\//i.test(pageUri) && URL.canParse(pageUri))) {
    const words = `'${shorten(pageUri)}' is not a valid page URI`;
    errors.push(fault('context.pageUri', words, 'INVALID_PAGE_URI'));
  }
  return errors;
}

/** What stands before the @ of the first e-mail address, in lower case; empty when there is none. */
export function localPart({ fields }: SubmissionContent): string {
  const email = fields.find(({ name, value }) => name === 'email' && value.trim() !== '');
  return (email?.value ?? '').split('@')[0]?.toLowerCase() ?? '';
}

function errorsOfField({ name, value }: SubmittedField): SubmissionError[] {
  const path = `fields.${shorten(name)}`;
  const errors: SubmissionError[] = [];
  if (!formFields.has(name)) {
    const words = `Field '${shorten(name)}' was not in the form definition`;
    errors.push(fault(path, words, 'FIELD_NOT_IN_FORM_DEFINITION'));
  }
  if (value.length > longestValue) {
    const words = `The value is longer than ${String(longestValue)} characters`;
    errors.push(fault(path, words, 'INPUT_TOO_LARGE'));
  }
  if (name === 'email' && value.trim() !== '') {
    if (value.length > longestEmail || !emailPattern.test(value)) {
      errors.push(fault(path, 'Invalid email address', 'INVALID_EMAIL'));
    } else if (/^blocked@/i.test(value)) {
      errors.push(fault(path, 'This email address is blocked', 'BLOCKED_EMAIL'));
    }
  }
  return errors;
}

function fault(path: string, words: string, errorType: string): SubmissionError {
  return { message: `Error in '${path}'. ${words}`, errorType };
}

function readField(field: unknown): SubmittedField | undefined {
  if (!isRecord(field)) return undefined;
  const { name, value, objectTypeId } = field;
  if (typeof name !== 'string' || typeof value !== 'string') return undefined;
  const isContact = typeof objectTypeId !== 'string' || objectTypeId === '0-1';
  return { name: isContact || name.includes('/') ? name : `${objectTypeId}/${name}`, value };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function shorten(text: string): string {
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}

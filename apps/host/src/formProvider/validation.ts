import type { SubmissionError } from './responses.ts';
import { formDefinition } from './formDefinition.ts';

export interface SubmittedField {
  /** As in HubSpot, a field of an object other than the contact carries the object's type: `0-2/name`. */
  readonly name: string;
  readonly value: string;
}

export interface SubmissionContext {
  readonly pageUri?: string;
  readonly pageName?: string;
  readonly hutk?: string;
}

/** A submission without the provider's additions. */
export interface SubmissionContent {
  /** Milliseconds since the epoch, by the visitor's clock. */
  readonly submittedAt?: number;
  readonly fields: readonly SubmittedField[];
  readonly context: SubmissionContext;
}

const knownFields: ReadonlySet<string> = new Set(formDefinition);
const longestValue = 65_536;
/** RFC 5321, section 4.5.3.1.3. It also limits how long the pattern runs. */
const longestEmail = 254;
const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/**
 * Reads a submission from a parsed body. Never throws: any value gives either content or a problem.
 *
 * Unknown keys are ignored. A value of the wrong type is a problem with the body, not a field error, because HubSpot
 * parses before it validates.
 *
 * @returns The content, not yet validated, or the first problem with the shape of the body.
 */
export function readContent(
  body: unknown,
): { readonly content: SubmissionContent } | { readonly problem: string } {
  if (!isRecord(body)) return { problem: 'the body must be an object' };
  const { fields, context = {}, submittedAt } = body;
  if (!Array.isArray(fields)) return { problem: '"fields" must be a list' };
  const read = fields.map(readField);
  const malformed = read.indexOf(undefined);
  if (malformed !== -1) {
    return {
      problem: `"fields[${String(malformed)}]" must have a "name" and a "value", both strings`,
    };
  }
  if (submittedAt !== undefined && !Number.isFinite(submittedAt)) {
    return { problem: '"submittedAt" must be a number' };
  }
  if (!isRecord(context)) return { problem: '"context" must be an object' };
  const keys = ['pageUri', 'pageName', 'hutk'].filter((name) => Object.hasOwn(context, name));
  const wrong = keys.find((name) => typeof context[name] !== 'string');
  if (wrong === 'pageName') return { problem: '"context.pageName" must be a string' };
  return {
    content: {
      ...(submittedAt !== undefined && { submittedAt: submittedAt as number }),
      fields: read.filter((field) => field !== undefined),
      // A hutk or pageUri of the wrong type has its own error type, so validation gets it as text.
      context: Object.fromEntries(keys.map((name) => [name, textOf(context[name])])),
    },
  };
}

/**
 * Finds every fault of a submission. The messages are HubSpot's where they are known: INVALID_EMAIL and INVALID_HUTK
 * from verbb/formie#2013 and HubSpot's community forum, REQUIRED_FIELD from verbb/formie#2618,
 * FIELD_NOT_IN_FORM_DEFINITION from integrations that parse it. For BLOCKED_EMAIL, INPUT_TOO_LARGE and
 * INVALID_PAGE_URI, HubSpot documents only the type; the messages are ours.
 *
 * @returns An empty list if the submission is valid.
 */
export function findErrors({ fields, context }: SubmissionContent): readonly SubmissionError[] {
  const hasEmail = fields.some(({ name, value }) => name === 'email' && value.trim() !== '');
  const errors = fields.flatMap(errorsOfField);
  if (!hasEmail) {
    errors.push(fault('fields.email', "Required field 'email' is missing", 'REQUIRED_FIELD'));
  }
  const { hutk, pageUri } = context;
  if (hutk !== undefined && !/^[\da-f]{32}$/i.test(hutk)) {
    const reason = `'${shorten(hutk)}' is not a valid Hutk`;
    errors.push(fault('context.hutk', reason, 'INVALID_HUTK'));
  }
  if (pageUri !== undefined && !(/^https?:\/\//i.test(pageUri) && URL.canParse(pageUri))) {
    const reason = `'${shorten(pageUri)}' is not a valid page URI`;
    errors.push(fault('context.pageUri', reason, 'INVALID_PAGE_URI'));
  }
  return errors;
}

/** The local part of the email address, in lower case; empty if there is no address. */
export function localPart({ fields }: SubmissionContent): string {
  const email = fields.find(({ name, value }) => name === 'email' && value.trim() !== '');
  return (email?.value ?? '').split('@')[0]?.toLowerCase() ?? '';
}

function errorsOfField({ name, value }: SubmittedField): SubmissionError[] {
  const path = `fields.${shorten(name)}`;
  const errors: SubmissionError[] = [];
  if (!knownFields.has(name)) {
    const reason = `Field '${shorten(name)}' was not in the form definition`;
    errors.push(fault(path, reason, 'FIELD_NOT_IN_FORM_DEFINITION'));
  }
  if (value.length > longestValue) {
    const reason = `The value is longer than ${String(longestValue)} characters`;
    errors.push(fault(path, reason, 'INPUT_TOO_LARGE'));
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

function fault(path: string, reason: string, errorType: string): SubmissionError {
  return { message: `Error in '${path}'. ${reason}`, errorType };
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

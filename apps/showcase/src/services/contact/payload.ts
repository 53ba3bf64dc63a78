import { otherProduct, type ContactValues } from '@showcase/ui/ContactForm';

/** What a visitor sends, and the label of the product that they chose. */
export interface ContactSubmission {
  readonly values: ContactValues;
  readonly productLabel: string | undefined;
}

/** Where a contact request comes from. */
export interface ContactContext {
  readonly pageUri: string;
  readonly pageName: string;
  /** The provider's tracking cookie; left out where there is no usable one. */
  readonly hutk?: string;
}

/** The body of a contact request (specification, section 3). */
export interface ContactPayload {
  readonly submittedAt: number;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  readonly context: ContactContext;
}

/**
 * Splits a name on whitespace: the first word, and the rest joined by single spaces. A single word is both;
 * a blank name gives two empty texts.
 */
export function splitName(name: string): { readonly first: string; readonly last: string } {
  const [first = '', ...rest] = name.split(/\s+/u).filter((word) => word !== '');
  return { first, last: rest.length > 0 ? rest.join(' ') : first };
}

/** The visitor's own words where the product is Other, else its label (specification, section 5). */
export function productInterest({ values, productLabel }: ContactSubmission): string {
  const isOther = values.product === otherProduct;
  const interest = isOther ? values.customProductInterest.trim() : productLabel;
  return interest === undefined || interest === '' ? 'General Inquiry' : interest;
}

/**
 * Builds the body of a contact request. What was typed goes out unchanged.
 *
 * @param submittedAt The moment of sending, in epoch milliseconds.
 */
export function buildPayload(
  submission: ContactSubmission,
  context: ContactContext,
  submittedAt: number,
): ContactPayload {
  const { name, email, organisation, jobTitle, mobile, message } = submission.values;
  const { first, last } = splitName(name);
  const fields = {
    firstname: first,
    lastname: last,
    email,
    company: organisation,
    jobtitle: jobTitle,
    phone: mobile,
    message,
    product_interest: productInterest(submission),
    '0-2/name': name,
  };
  return {
    submittedAt,
    fields: Object.entries(fields).map(([key, value]) => ({ name: key, value })),
    context,
  };
}

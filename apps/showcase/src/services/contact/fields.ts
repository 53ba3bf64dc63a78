import { otherOption } from '@showcase/content/products';
import type { ContactValues } from '@showcase/ui/ContactForm';

/** The visitor's input. */
export interface ContactRequest extends ContactValues {
  /** The value of the chosen product; empty if none. */
  readonly product: string;
  /** The product that the visitor describes; empty unless the product is Other. */
  readonly customProductInterest: string;
}

/** The input before the visitor has typed. */
export const emptyRequest: ContactRequest = {
  name: '',
  email: '',
  mobile: '',
  jobTitle: '',
  organisation: '',
  product: '',
  customProductInterest: '',
  message: '',
};

/** The visitor's input, and the label of the chosen product. */
export interface ContactSubmission {
  readonly values: ContactRequest;
  readonly productLabel: string | undefined;
}

interface ContactField {
  /** The provider's name for the field. */
  readonly name: string;
  /** The field of our form that shows the provider's errors about it. */
  readonly formField: keyof ContactRequest;
  /** The value sent to the provider. */
  readonly read: (submission: ContactSubmission) => string;
}

/**
 * The fields of a contact request, in the order in which they are sent: both directions between our form and the
 * provider's. The provider defines the names (docs/product.md, Contact page) and refuses any others.
 */
export const contactFields: readonly ContactField[] = [
  { name: 'firstname', formField: 'name', read: ({ values }) => splitName(values.name).first },
  { name: 'lastname', formField: 'name', read: ({ values }) => splitName(values.name).last },
  { name: 'email', formField: 'email', read: ({ values }) => values.email },
  { name: 'company', formField: 'organisation', read: ({ values }) => values.organisation },
  { name: 'jobtitle', formField: 'jobTitle', read: ({ values }) => values.jobTitle },
  { name: 'phone', formField: 'mobile', read: ({ values }) => values.mobile },
  { name: 'message', formField: 'message', read: ({ values }) => values.message },
  { name: 'product_interest', formField: 'product', read: productInterest },
  { name: '0-2/name', formField: 'name', read: ({ values }) => values.name },
];

/**
 * Splits a name on white space into its first word and the rest, joined by single spaces. A single word is both;
 * a blank name gives two empty texts.
 */
export function splitName(name: string): { readonly first: string; readonly last: string } {
  const [first = '', ...rest] = name.split(/\s+/u).filter((word) => word !== '');
  return { first, last: rest.length > 0 ? rest.join(' ') : first };
}

/** The visitor's own words if the product is Other, else the label of the product; 'General Inquiry' if that is empty. */
export function productInterest({ values, productLabel }: ContactSubmission): string {
  const isOther = values.product === otherOption.value;
  const interest = isOther ? values.customProductInterest.trim() : productLabel;
  return interest === undefined || interest === '' ? 'General Inquiry' : interest;
}

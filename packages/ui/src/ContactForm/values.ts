/** The visitor's entries, exactly as typed. */
export interface ContactValues {
  /** The full name. */
  readonly name: string;
  /** The email address; `submit` must validate it. */
  readonly email: string;
  /** The telephone number. */
  readonly mobile: string;
  /** The job title. */
  readonly jobTitle: string;
  /** The name of the organisation. */
  readonly organisation: string;
  /** The value of the chosen product; empty if none. */
  readonly product: string;
  /** The product that the visitor describes; empty unless the product is 'other'. */
  readonly customProductInterest: string;
  /** The message, with its line breaks. */
  readonly message: string;
}

export type ContactField = keyof ContactValues;

/** The visitor's entries, including those in the app's fields, by name; a ticked checkbox is 'yes'. */
export type ContactFormValues = ContactValues & Readonly<Record<string, string>>;

export const emptyContactValues: ContactValues = {
  name: '',
  email: '',
  mobile: '',
  jobTitle: '',
  organisation: '',
  product: '',
  customProductInterest: '',
  message: '',
};

/** The product value that asks the visitor for a description. */
export const otherProduct = 'other';

/** The values after one of them has changed: any product except Other clears the custom text. */
export function changeValue<Values extends ContactValues>(
  values: Values,
  field: string,
  value: string,
): Values {
  const changed = { ...values, [field]: value };
  const losesText = field === 'product' && value !== otherProduct;
  return losesText ? { ...changed, customProductInterest: '' } : changed;
}

/** Whether a text is invisible: it contains only spaces and characters without a shape, such as U+200B. */
export function isBlank(text: string): boolean {
  return text.replaceAll(/[\s\p{Cf}]/gu, '') === '';
}

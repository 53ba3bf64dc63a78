/** The visitor's entries, exactly as typed. */
export interface ContactValues {
  /** The full name. */
  readonly name: string;
  /** The email address; the form leaves it to `submit` to check. */
  readonly email: string;
  /** The telephone number. */
  readonly mobile: string;
  /** The job title. */
  readonly jobTitle: string;
  /** The name of the organisation. */
  readonly organisation: string;
  /** The value of the chosen product; empty for none. */
  readonly product: string;
  /** What the visitor is interested in; empty unless the product is 'other'. */
  readonly customProductInterest: string;
  /** The message, with its line breaks. */
  readonly message: string;
}

export type ContactField = keyof ContactValues;

/** The visitor's entries, with those in the fields that an app adds, by name; a consent is 'yes' or empty. */
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

/** The values after one of them has changed: any product but Other clears the custom text. */
export function changeValue<Values extends ContactValues>(
  values: Values,
  field: string,
  value: string,
): Values {
  const changed = { ...values, [field]: value };
  const losesText = field === 'product' && value !== otherProduct;
  return losesText ? { ...changed, customProductInterest: '' } : changed;
}

/** Whether a text is invisible: it holds only spaces and characters without a shape, such as U+200B. */
export function isBlank(text: string): boolean {
  return text.replaceAll(/[\s\p{Cf}]/gu, '') === '';
}

/**
 * The first field, in the order of the checks, that keeps the values from being sent.
 *
 * @param optional The fields that may stay empty.
 */
export function findFault(
  values: ContactValues,
  optional: readonly ContactField[] = [],
): 'product' | 'customProductInterest' | undefined {
  if (values.product === '') return optional.includes('product') ? undefined : 'product';
  const isUnspecified = values.product === otherProduct && isBlank(values.customProductInterest);
  return isUnspecified && !optional.includes('customProductInterest')
    ? 'customProductInterest'
    : undefined;
}

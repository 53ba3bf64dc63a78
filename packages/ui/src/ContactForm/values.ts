/** What a visitor gives, all as typed. */
export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly jobTitle: string;
  readonly organisation: string;
  /** The value of the product chosen; empty for none. */
  readonly product: string;
  readonly customProductInterest: string;
  readonly message: string;
}

export type ContactField = keyof ContactValues;

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

/** The product value that asks for a text of the visitor's own. */
export const otherProduct = 'other';

/** The values after one of them changed: any product but Other takes the custom text with it. */
export function changeValue(
  values: ContactValues,
  field: ContactField,
  value: string,
): ContactValues {
  const changed = { ...values, [field]: value };
  const losesText = field === 'product' && value !== otherProduct;
  return losesText ? { ...changed, customProductInterest: '' } : changed;
}

/** Whether nothing of a text can be seen: it holds only spaces and characters without a shape (U+200B). */
function isBlank(text: string): boolean {
  return text.replaceAll(/[\s\p{Cf}]/gu, '') === '';
}

/** The field that keeps the values from being sent, in the order of the checks. */
export function findFault(values: ContactValues): 'product' | 'customProductInterest' | undefined {
  if (values.product === '') return 'product';
  const isUnspecified = values.product === otherProduct && isBlank(values.customProductInterest);
  return isUnspecified ? 'customProductInterest' : undefined;
}

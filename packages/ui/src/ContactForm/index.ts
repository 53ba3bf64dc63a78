export { ContactForm, type ContactFormProps } from './ContactForm.tsx';
export type { ContactNotice } from './Notice.tsx';
export type { ContactFormMessages } from './ContactForm.messages.ts';
export { SubmitError, type ContactFieldErrors } from './SubmitError.ts';
export { emptyContactValues, otherProduct, type ContactValues } from './values.ts';

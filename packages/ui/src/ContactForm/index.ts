export { ContactForm, type ContactFormClassNames, type ContactFormProps } from './ContactForm.tsx';
export type { ContactNotice } from './PrivacyNotice.tsx';
export type { ContactFormMessages } from './ContactForm.messages.ts';
export { SubmitError, type ContactFieldErrors } from './SubmitError.ts';
export {
  contactFields,
  type ContactFieldSettings,
  type ContactFormField,
  type ContactCustomField,
  type ContactValidation,
} from './fields.ts';
export {
  emptyContactValues,
  otherProduct,
  type ContactField,
  type ContactFormValues,
  type ContactValues,
} from './values.ts';

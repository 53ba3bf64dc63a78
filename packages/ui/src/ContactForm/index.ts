export { ContactForm, type ContactFormProps } from './ContactForm.tsx';
export type { ContactNotice } from './PrivacyNotice.tsx';
export type { ContactFormMessages } from './ContactForm.messages.ts';
export type { ContactValidation } from './useContactForm.ts';
export { SubmitError, type ContactFieldErrors } from './SubmitError.ts';
export type { ContactConsent, ContactExtraField } from './extraFields.ts';
export {
  emptyContactValues,
  otherProduct,
  type ContactField,
  type ContactFormValues,
  type ContactValues,
} from './values.ts';

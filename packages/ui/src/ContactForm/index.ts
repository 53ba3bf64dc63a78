export { ContactForm, type ContactFormClassNames, type ContactFormProps } from './ContactForm.tsx';
export type { ContactNotice } from './PrivacyNotice.tsx';
export type { ContactFormMessages } from './ContactForm.messages.ts';
export { SubmitError, type ContactFieldErrors } from './SubmitError.ts';
export type { ContactFieldSettings, ContactFormField, ContactCustomField } from './fields.ts';
export type { ContactFormValues, ContactValues } from './values.ts';

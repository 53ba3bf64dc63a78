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
  /** The message, with its line breaks. */
  readonly message: string;
}

/** The visitor's entries, including those in the app's fields, by name; a ticked checkbox is 'yes'. */
export type ContactFormValues = ContactValues & Readonly<Record<string, string>>;

export const emptyContactValues: ContactValues = {
  name: '',
  email: '',
  mobile: '',
  jobTitle: '',
  organisation: '',
  message: '',
};

/** Whether a text is invisible: it contains only spaces and characters without a shape, such as U+200B. */
export function isBlank(text: string): boolean {
  return text.replaceAll(/[\s\p{Cf}]/gu, '') === '';
}

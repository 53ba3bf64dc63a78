/**
 * Texts of the contact form that the library's form lacks, and what visitors read if a request fails
 * (docs/product.md, Contact page).
 */
export const en = {
  title: 'Contact us today',
  subtitle: 'Tell us a little about your organisation and how we can help.',
  product: {
    label: 'Product interest',
    placeholder: 'Select a product',
    required: 'Please choose a product.',
  },
  customProductInterest: {
    label: 'Tell us more about your product interest',
    required: 'Please specify your product interest.',
  },
  notConfigured: 'Contact form is not configured.',
  failures: {
    /** The provider gives no reason, or none that the page's language can say. */
    refused: 'Failed to submit form.',
    /** The browser's own words for a lost connection, in its language. */
    noConnection: 'Failed to fetch',
    tooLong: 'The text is too long.',
    tooLongHint: 'At most {most} characters; this text has {length}.',
    /** The provider's reasons by `errorType`. In English, its own words are shown. */
    reasons: {
      REQUIRED_FIELD: 'This field is required.',
      INVALID_EMAIL: 'Invalid email address',
      BLOCKED_EMAIL: 'This email address is blocked',
      INPUT_TOO_LARGE: 'The text is too long.',
      RATE_LIMIT: 'Too many requests have been sent. Please try again in a moment.',
      /** From our own host, if it could not keep a request. */
      NOT_KEPT: 'Something went wrong. Please try again.',
    },
  },
};

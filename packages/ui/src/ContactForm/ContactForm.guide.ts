import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'Asks a visitor who they are and which product interests them, and sends it once. It does not know where the values go.',
  do: [
    'Begin with an intro that holds the heading of the page; on wide screens it stands beside the fields.',
    'Reject submit with a SubmitError where single fields are wrong, so that each says so.',
    'Keep drafts with onValuesChange and give them back as initialValues.',
  ],
  dont: [
    'Add fields or change their order: it is the specification’s.',
    'Send again by yourself: a request that takes long says so, and the visitor decides.',
    'Clear the fields after an error.',
  ],
  anatomy: [
    ['Intro', 'Optional; the page’s heading and lead.'],
    [
      'Fields',
      'Name, email, mobile, job title, organisation, product, message; a text of one’s own only when the product is Other.',
    ],
    ['Status line', 'Above the buttons: an alert after a fault, thanks after success.'],
    [
      'Submit',
      'Disabled and Sending... while it is on its way; after ten seconds it adds Still sending….',
    ],
    ['Back', 'A link, only with backHref.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the fields, Submit and Back.'],
    ['Enter', 'In a text box sends the form; in the message it begins a new line.'],
    ['Space, Arrow down', 'Open the list of products.'],
    ['Letter', 'In the list of products chooses the next one that begins so.'],
  ],
  content: [
    'Both: one fault at a time, as a sentence that says what to do; the focus goes to its field.',
    'English: the wordings are the specification’s, Please choose a product.',
    'Arabic: polite impersonal requests (يُرجى اختيار منتج.); product names stay Latin and keep their order.',
    'A message of the server appears as it came, in its own direction, cut after 500 characters.',
  ],
};

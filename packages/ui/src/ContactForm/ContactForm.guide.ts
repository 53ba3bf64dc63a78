import type { Guide } from '../story/guide.ts';

const noticeText = {
  en: 'We use your details to answer you and delete them after 30 days.',
  ar: 'نستخدم بياناتك للرد عليك، ونحذفها بعد 30 يومًا.',
};

export const guide: Guide = {
  purpose:
    'A form that asks visitors who they are and which product interests them, and submits their answers once. It does not know where the values go.',
  do: [
    'Put the page’s heading into intro; on wide screens it stands beside the fields.',
    'Reject submit with a SubmitError when individual fields are wrong, so that each shows its own error.',
    'State in notice what the details are used for, in one or two sentences, and link to the privacy policy.',
    'Keep drafts with onValuesChange and restore them with initialValues.',
  ],
  dont: [
    'Remove or reorder the eight fields: the set is fixed (docs/product.md, Contact page). Make those optional that you can do without, and add at most two or three of your own.',
    'Give an extra field or the consent the name of another field: the form throws an error.',
    'Ask for consent to what the answer needs in any case: that is what notice says.',
    'Resend automatically: the form says when a request takes long, and the visitor decides.',
    'Clear the fields after an error.',
  ],
  anatomy: [
    ['Intro', 'Optional; the page’s heading and lead.'],
    [
      'Fields',
      'Name, email, mobile, job title, organisation, product and message; a text field for the visitor’s own words only while the product is Other.',
    ],
    [
      'Extra fields',
      'Optional; between the product and the message. Text, several lines or a list, each with an error of its own.',
    ],
    ['Consent', 'Optional; a box to tick below the message, with a text that may hold a link.'],
    ['Children', 'Optional; below the fields, above the status line.'],
    ['Status line', 'Above the buttons: an alert after an error, thanks after success.'],
    [
      'Submit',
      'While the request is on its way, disabled and labelled “Sending...”; after ten seconds “Still sending…” appears beside it.',
    ],
    ['Back', 'A link; only with backHref.'],
    [
      'Notice',
      'Optional; beside the buttons, below them on phones. In both languages, with one link. It describes Submit to screen readers in the language of the page.',
    ],
  ],
  keyboard: [
    ['Tab', 'Moves through the fields, Submit, Back and the link of the notice.'],
    ['Enter', 'Sends the form from a one-line field; begins a new line in the message.'],
    ['Enter, Space, Arrow Down', 'Opens the list of products.'],
    ['Space', 'Ticks the box of the consent.'],
    ['Letter', 'Jumps to the next product that begins with it.'],
  ],
  content: [
    'Both: an error is a sentence that says what to do. Focus moves to the first field with an error.',
    'Both: a message from the server is shown as received, in its own direction, cut to 500 characters.',
    'Both: a notice says first what the details are used for, then for how long they are kept.',
    'English: the exact texts of docs/product.md, Contact page, such as “Please choose a product.”',
    'Arabic: polite impersonal requests, «يُرجى اختيار منتج.»; product names stay in Latin script and keep their order.',
  ],
  accessibility: {
    roles: [
      ['textbox', 'Each field, named by its label; its error and hint are its description.'],
      ['combobox', 'The list of products, and of an extra field.'],
      ['checkbox', 'The consent, named by its text.'],
      [
        'alert',
        'What went wrong, as soon as it is known. Focus moves to the first field at fault.',
      ],
      ['status', 'That the form is being sent, and thanks.'],
    ],
    criteria: ['1.3.1', '1.3.5', '2.4.3', '3.3.1', '3.3.2', '3.3.3', '4.1.3'],
  },
  related: ['TextField', 'SelectField', 'Button'],
  aliases: ['lead form', 'form', 'enquiry', 'email', 'validation', 'hubspot'],
  pair: {
    do: {
      text: 'The notice says what the details are used for, in both languages.',
      args: { notice: { text: noticeText, href: '/privacy' } },
    },
    dont: { text: 'Nothing says what happens to the details.', args: {} },
  },
};

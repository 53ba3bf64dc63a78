import type { Guide } from '../story/guide.ts';

const noticeText = {
  en: 'We use your details to answer you and delete them after 30 days.',
  ar: 'نستخدم بياناتك للرد عليك، ونحذفها بعد 30 يومًا.',
};

export const guide: Guide = {
  purpose:
    'Asks visitors who they are and what they want, and submits their answers once. The app decides where the values go.',
  do: [
    'Put the page’s heading into intro: on wide screens it’s next to the fields.',
    'Reject submit with a SubmitError if individual fields are wrong, so each shows its own error.',
    'Set required to submit on fields that your server checks: they are marked, and the form is sent without them.',
    'Add a list of subjects as your own field. A field with shown appears only for some answers, such as “Something else”.',
    'Use notice to explain how you use the details, in one or two sentences, and link to the privacy policy.',
    'Save drafts with onValuesChange and restore them with defaultValues.',
  ],
  dont: [
    'Ask for more than you need: leave fields out, or make them optional, before you add two or three of your own.',
    'Give a field the name of another one: the form throws an error.',
    'Ask for consent to use the details for your reply: explain that in notice.',
    'Resend automatically: the form says when a request is taking a long time, and the visitor decides.',
    'Clear the fields after an error.',
  ],
  anatomy: [
    ['Intro', 'Optional: the page’s heading and lead.'],
    [
      'Fields',
      'By default name, email, mobile, job title, organisation and message. With fields, those you list, in your order.',
    ],
    [
      'Extra fields',
      'Optional, anywhere among the others: text fields, multi-line fields, lists and checkboxes, each with its own error. The label of a checkbox may contain a link.',
    ],
    ['Children', 'Optional: below the fields, above the status line.'],
    ['Status line', 'Above the buttons: an alert after an error, thanks after success.'],
    [
      'Submit',
      'Disabled and labelled “Sending...” while the request is being sent. After ten seconds, “Still sending…” appears next to it.',
    ],
    ['Back', 'A link, shown only with backHref.'],
    [
      'Notice',
      'Optional: next to the buttons, or below them on phones. In both languages, with one link. Screen readers read it, in the page’s language, as the description of Submit.',
    ],
  ],
  keyboard: [
    ['Tab', 'Moves through the fields, Submit, Back and the link in the notice.'],
    ['Enter', 'Sends the form from a one-line field; starts a new line in the message.'],
    ['Enter, Space, Arrow Down', 'Opens a list.'],
    ['Space', 'Ticks a checkbox.'],
    ['Letter', 'Jumps to the next option that starts with it.'],
  ],
  content: [
    'Both: an error is a sentence that tells the visitor how to fix it. A single one is above the buttons; several are each below their field. Focus moves to the first field with an error.',
    'Both: a message from the server is shown as received, in its own direction, truncated to 500 characters.',
    'Both: a notice first explains how the details are used, then how long they are kept.',
    'English: requests in whole sentences, “Please choose a subject.”',
    'Arabic: polite impersonal requests, «يُرجى اختيار الموضوع.»',
  ],
  accessibility: {
    roles: [
      ['textbox', 'Each field, named by its label and described by its error and hint.'],
      ['combobox', 'Each list.'],
      ['checkbox', 'Your own, such as a consent, named by its label.'],
      ['alert', 'The error, as soon as it’s known. Focus moves to the first field with an error.'],
      ['status', 'The progress of sending, and thanks.'],
    ],
    criteria: ['1.3.1', '1.3.5', '2.4.3', '3.3.1', '3.3.2', '3.3.3', '4.1.3'],
  },
  related: ['TextField', 'SelectField', 'Checkbox', 'RadioGroup'],
  aliases: ['offline', 'toast', 'lead form', 'form', 'enquiry', 'email', 'validation', 'hubspot'],
  pair: {
    do: {
      text: 'The notice explains how the details are used, in both languages.',
      args: { notice: { text: noticeText, href: '/privacy' } },
    },
    dont: { text: 'Nothing tells visitors how their details are used.', args: {} },
  },
};

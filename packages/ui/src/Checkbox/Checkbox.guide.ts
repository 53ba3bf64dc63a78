import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose: 'Asks one yes-or-no question.',
  do: [
    'Write the label so ticking means yes: “Send me news of the event.”',
    'Link to the terms in the label, if visitors agree to terms.',
    'Leave the box empty initially: visitors tick it themselves.',
  ],
  dont: [
    'Use it for choosing one of several: use a RadioGroup or a SelectField instead.',
    'Start an action when it’s ticked: the form’s button does that.',
    'Combine two questions in one box.',
  ],
  anatomy: [
    ['Box', 'A native checkbox of 24 px.'],
    [
      'Label',
      'Next to the box. Pressing it ticks the box; together they’re at least 48 px high. An asterisk marks a required box.',
    ],
    ['Hint and error', 'Texts below, read out with the box. The error has its own icon.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the box, then to a link in its label.'],
    ['Space', 'Ticks the box or clears it.'],
  ],
  content: [
    'Both: a label is a sentence with a full stop, or two to four words without one.',
    'English: “I agree to the terms of the event.”',
    'Arabic: in the first person, «أوافق على شروط الفعالية.»; an error begins with «يُرجى».',
  ],
  accessibility: {
    roles: [
      [
        'checkbox',
        'Named by its label and described by its error and hint. Says whether it’s required and whether it’s valid.',
      ],
    ],
    criteria: ['1.3.1', '1.4.11', '2.1.1', '2.4.7', '2.5.8', '3.3.1', '3.3.2', '4.1.2'],
  },
  related: ['RadioGroup', 'SelectField', 'ContactForm'],
  aliases: ['tick box', 'consent', 'input', 'toggle', 'switch', 'opt-in'],
  pair: {
    do: { text: 'Ticking means yes.', args: { label: 'Send me news of the event.' } },
    dont: {
      text: 'Ticking means no, which people tick by mistake.',
      args: { label: 'Don’t send me any news.' },
    },
    isNarrow: true,
  },
};

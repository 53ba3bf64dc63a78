import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose: 'Lets visitors choose one of two to five options, all of them visible.',
  do: [
    'Use it where visitors should compare the options before they choose.',
    'Order the options by importance, or alphabetically in the language shown.',
    'Choose one at first only if it’s right for most visitors.',
  ],
  dont: [
    'Use it for more than five options: use a SelectField instead.',
    'Use it for one yes or no: use a Checkbox instead.',
    'Start an action when an option is chosen: the form’s button does that.',
  ],
  anatomy: [
    ['Label', 'The question, above the options. An asterisk marks a required group.'],
    [
      'Option',
      'A native radio button of 24 px and its label. Together they’re at least 48 px high.',
    ],
    ['Hint and error', 'Texts below the options, read out with the group. The error has an icon.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the chosen option, or to the first, and then past the group.'],
    ['Arrow keys', 'Move to the next or previous option and choose it.'],
    ['Space', 'Chooses the option that has the focus.'],
  ],
  content: [
    'Both: a label of one to four words without a colon; options of one to four words that start differently.',
    'English: sentence case. An error explains how to fix it, “Please choose a day.”',
    'Arabic: an error begins with «يُرجى».',
  ],
  accessibility: {
    roles: [
      ['radiogroup', 'Named by its label and described by its error and hint.'],
      ['radio', 'Each option, named by its text.'],
    ],
    criteria: ['1.3.1', '1.4.11', '2.1.1', '2.4.7', '2.5.8', '3.3.1', '3.3.2', '4.1.2'],
  },
  related: ['SelectField', 'Checkbox', 'ContactForm'],
  aliases: ['radio buttons', 'options', 'choice', 'segmented control', 'input'],
};

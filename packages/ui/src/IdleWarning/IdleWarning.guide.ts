import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'Asks whether anybody is still there before a stand forgets its visitor, and counts down the seconds left to answer.',
  do: [
    'Leave at least 15 seconds: a person has to read, understand and move.',
    'Let useIdleTime count, and give it to open, seconds and onContinue.',
    'Reset everything of the visitor when the countdown ends, not only the page.',
  ],
  dont: [
    'Show it while a film with sound plays or a request is being sent.',
    'Ask what to do next: any input means yes.',
    'Use it for a session that a server ends: nobody is signed in here.',
    'Judge its placement by “All states”, which shows it in place; open a story to see it over the page.',
  ],
  anatomy: [
    ['Backdrop', 'Darkens the page and any open dialog. A press on it counts as an answer.'],
    ['Two halves', 'The question and what happens without an answer; the page’s language first.'],
    ['Seconds', 'A large number and a bar that empties; without animation when motion is reduced.'],
    [
      'Announcements',
      'Assistive technology hears the seconds when the warning opens, then at 30, 10 and 5.',
    ],
    ['Continue', 'The only button, in both languages. It has the focus.'],
  ],
  keyboard: [['Any key', 'Means yes. It counts when it is released, and does nothing else.']],
  content: [
    'Both: a question, then one sentence with the seconds. They are shown together, because nobody knows who comes by.',
    'English: “Are you still there?” and “Continue”.',
    'Arabic: «هل ما زلت هنا؟» and «متابعة». The word for seconds follows the number: «ثانيتين», «3 ثوانٍ», «11 ثانية».',
  ],
  accessibility: {
    roles: [
      ['alertdialog', 'Modal; named by its question, and described by the time that is left.'],
      ['button', 'Continue; it has the focus.'],
      ['status', 'The seconds left, at the start and then at 30, 10 and 5.'],
    ],
    criteria: ['2.1.1', '2.2.1', '2.4.3', '3.1.2', '4.1.2', '4.1.3'],
  },
  related: ['AttractLoop', 'Dialog', 'HandOffDialog'],
  aliases: ['timeout', 'inactivity', 'session', 'countdown', 'modal'],
};

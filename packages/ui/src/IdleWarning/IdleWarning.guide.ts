import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'Asks whether anybody is still there before a kiosk resets, and counts down the seconds left to answer.',
  do: [
    'Leave at least 15 seconds: people need time to read, understand and move.',
    'Let useIdleTime count, and pass its values to open, seconds and onOpenChange.',
    'Reset all of the visitor’s data when the countdown ends, not just the page.',
  ],
  dont: [
    'Show it while a film with sound plays or a request is being sent.',
    'Ask what to do next: any input means yes.',
    'Use it for a session that a server ends: nobody is signed in here.',
    'Judge its placement by “All states”, which shows it inline: open a story to see it over the page.',
  ],
  anatomy: [
    ['Backdrop', 'Darkens the page and any open dialog. Pressing it counts as an answer.'],
    [
      'Two halves',
      'The question and the consequence of no answer, with the page’s language first.',
    ],
    ['Seconds', 'A large number and a bar that empties; not animated with reduced motion.'],
    [
      'Announcements',
      'Assistive technology announces the seconds when the warning opens, then at 30, 10 and 5.',
    ],
    ['Continue', 'The only button, in both languages. It has the focus.'],
  ],
  keyboard: [['Any key', 'Means yes when released. Has no other effect.']],
  content: [
    'Both: a question, then one sentence with the seconds. Both languages are shown, because anyone may come by.',
    'English: “Are you still there?” and “Continue”.',
    'Arabic: «هل ما زلت هنا؟» and «متابعة». The word for seconds follows the number: «ثانيتين», «3 ثوانٍ», «11 ثانية».',
  ],
  accessibility: {
    roles: [
      ['alertdialog', 'Modal; named by its question and described by the time left.'],
      ['button', 'Continue. It has the focus.'],
      ['status', 'The seconds left, at the start and then at 30, 10 and 5.'],
    ],
    criteria: ['2.1.1', '2.2.1', '2.4.3', '3.1.2', '4.1.2', '4.1.3'],
  },
  related: ['AttractLoop', 'Dialog', 'HandOffDialog'],
  aliases: ['timeout', 'inactivity', 'session', 'countdown', 'modal'],
};

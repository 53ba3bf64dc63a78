import type { Messages } from '../i18n/types.ts';

export interface IdleWarningMessages {
  readonly question: string;
  /** Says what happens without a response, and in how many seconds. */
  readonly remaining: (seconds: number) => string;
  readonly answer: string;
}

/** Seconds in Arabic: 1 and 2 have their own words; the noun is plural from 3 to 10 and singular from 11. */
function arabicSeconds(seconds: number): string {
  if (seconds === 1) return 'ثانية واحدة';
  if (seconds === 2) return 'ثانيتين';
  const noun = new Intl.PluralRules('ar').select(seconds) === 'few' ? 'ثوانٍ' : 'ثانية';
  return `${String(seconds)} ${noun}`;
}

export const idleWarningMessages: Messages<IdleWarningMessages> = {
  en: {
    question: 'Are you still there?',
    remaining: (seconds) =>
      seconds > 0
        ? `This screen will start again in ${String(seconds)} ${seconds === 1 ? 'second' : 'seconds'}.`
        : 'This screen is starting again.',
    answer: 'Continue',
  },
  ar: {
    question: 'هل ما زلت هنا؟',
    remaining: (seconds) =>
      seconds > 0
        ? `ستعود الشاشة إلى البداية بعد ${arabicSeconds(seconds)}.`
        : 'ستعود الشاشة إلى البداية الآن.',
    answer: 'متابعة',
  },
};

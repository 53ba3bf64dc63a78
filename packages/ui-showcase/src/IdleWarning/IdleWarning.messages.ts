import type { CountedText, Messages } from '@showcase/ui';

export interface IdleWarningMessages {
  readonly question: string;
  /** Says what happens without a response, and in how many seconds. */
  readonly remaining: CountedText;
  /** Replaces `remaining` when no second is left. */
  readonly restarting: string;
  readonly answer: string;
}

export const idleWarningMessages: Messages<IdleWarningMessages> = {
  en: {
    question: 'Are you still there?',
    remaining: {
      one: 'This screen will start again in {count} second.',
      other: 'This screen will start again in {count} seconds.',
    },
    restarting: 'This screen is starting again.',
    answer: 'Continue',
  },
  ar: {
    question: 'هل ما زلت هنا؟',
    remaining: {
      one: 'ستعود الشاشة إلى البداية بعد ثانية واحدة.',
      two: 'ستعود الشاشة إلى البداية بعد ثانيتين.',
      few: 'ستعود الشاشة إلى البداية بعد {count} ثوانٍ.',
      other: 'ستعود الشاشة إلى البداية بعد {count} ثانية.',
    },
    restarting: 'تعود الشاشة الآن إلى البداية.',
    answer: 'متابعة',
  },
};

import type { Status } from './checks.ts';
import type { CountedText, Messages } from '../i18n/types.ts';

/** The names of the states, and the texts around the list. */
export interface StatusListMessages extends Readonly<Record<Status, string>> {
  /** How many are `{done}`, of a `{total}`. */
  readonly progress: string;
  /** The number of entries in a state. */
  readonly problems: CountedText;
  readonly warnings: CountedText;
  readonly passed: CountedText;
  /** Precedes the action to take about a finding. */
  readonly action: string;
  readonly checkAgain: string;
  readonly checkAllAgain: string;
}

export const statusListMessages: Messages<StatusListMessages> = {
  en: {
    checking: 'Checking',
    problem: 'Problem',
    warning: 'Warning',
    ok: 'OK',
    progress: '{done} of {total} checked',
    problems: { one: '{count} problem', other: '{count} problems' },
    warnings: { one: '{count} warning', other: '{count} warnings' },
    passed: '{count} OK',
    action: 'What to do',
    checkAgain: 'Check again',
    checkAllAgain: 'Check all again',
  },
  ar: {
    checking: 'جارٍ الفحص',
    problem: 'مشكلة',
    warning: 'تنبيه',
    ok: 'سليم',
    progress: 'اكتمل فحص {done} من {total}',
    // Numbers after a colon need no plural forms.
    problems: 'المشكلات: {count}',
    warnings: 'التنبيهات: {count}',
    passed: 'السليمة: {count}',
    action: 'المطلوب',
    checkAgain: 'إعادة الفحص',
    checkAllAgain: 'إعادة فحص الكل',
  },
};

import type { CheckCounts, Status } from './checks.ts';
import type { Messages } from '../i18n/types.ts';

/** The names of the states, and the texts around the list. */
export interface StatusListMessages extends Readonly<Record<Status, string>> {
  readonly progress: (counts: CheckCounts) => string;
  /** The number of entries in a state. */
  readonly problems: (count: number) => string;
  readonly warnings: (count: number) => string;
  readonly passed: (count: number) => string;
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
    progress: ({ done, total }) => `${String(done)} of ${String(total)} checked`,
    problems: (count) => `${String(count)} ${count === 1 ? 'problem' : 'problems'}`,
    warnings: (count) => `${String(count)} ${count === 1 ? 'warning' : 'warnings'}`,
    passed: (count) => `${String(count)} OK`,
    action: 'What to do',
    checkAgain: 'Check again',
    checkAllAgain: 'Check all again',
  },
  ar: {
    checking: 'جارٍ الفحص',
    problem: 'مشكلة',
    warning: 'تنبيه',
    ok: 'سليم',
    progress: ({ done, total }) => `اكتمل فحص ${String(done)} من ${String(total)}`,
    // Numbers after a colon need no plural forms.
    problems: (count) => `المشكلات: ${String(count)}`,
    warnings: (count) => `التنبيهات: ${String(count)}`,
    passed: (count) => `السليمة: ${String(count)}`,
    action: 'المطلوب',
    checkAgain: 'إعادة الفحص',
    checkAllAgain: 'إعادة فحص الكل',
  },
};

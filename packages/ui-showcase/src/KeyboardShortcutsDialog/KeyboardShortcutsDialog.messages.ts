import type { Messages } from '@showcase/ui';
import type { RunningOrderCommand } from '../hooks/runningOrder.ts';

/** Descriptions of the `useRunningOrder` commands, and the names of keys that are shown as symbols. */
export interface KeyboardShortcutsDialogMessages extends Readonly<
  Record<RunningOrderCommand, string>
> {
  readonly title: string;
  readonly arrowRight: string;
  readonly arrowLeft: string;
  readonly arrowUp: string;
  readonly arrowDown: string;
  readonly fullStop: string;
  readonly questionMark: string;
  readonly space: string;
}

export const keyboardShortcutsDialogMessages: Messages<KeyboardShortcutsDialogMessages> = {
  en: {
    title: 'Presenter keys',
    next: 'Next screen',
    previous: 'Previous screen',
    first: 'First screen',
    last: 'Last screen',
    blank: 'Blank the screen',
    fullScreen: 'Turn full screen on or off',
    keys: 'Show these keys',
    arrowRight: 'Right arrow',
    arrowLeft: 'Left arrow',
    arrowUp: 'Up arrow',
    arrowDown: 'Down arrow',
    fullStop: 'Full stop',
    questionMark: 'Question mark',
    space: 'Space',
  },
  ar: {
    title: 'مفاتيح مقدّم العرض',
    next: 'الشاشة التالية',
    previous: 'الشاشة السابقة',
    first: 'الشاشة الأولى',
    last: 'الشاشة الأخيرة',
    blank: 'تعتيم الشاشة',
    fullScreen: 'تشغيل وضع ملء الشاشة أو إيقافه',
    keys: 'عرض هذه المفاتيح',
    arrowRight: 'السهم الأيمن',
    arrowLeft: 'السهم الأيسر',
    arrowUp: 'السهم الأعلى',
    arrowDown: 'السهم الأسفل',
    fullStop: 'نقطة',
    questionMark: 'علامة استفهام',
    space: 'مفتاح المسافة',
  },
};

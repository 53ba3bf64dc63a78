import type { Messages } from '@showcase/ui';

export interface AttractLoopMessages {
  /** The call to action, in both languages at once: nobody has chosen one yet. */
  readonly leave: string;
}

export const attractLoopMessages: Messages<AttractLoopMessages> = {
  en: { leave: 'Touch to begin' },
  ar: { leave: 'المس الشاشة للبدء' },
};

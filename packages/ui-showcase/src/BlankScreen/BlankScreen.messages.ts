import type { Messages } from '@showcase/ui';

export interface BlankScreenMessages {
  /** Names the screen. */
  readonly label: string;
  readonly leave: string;
}

export const blankScreenMessages: Messages<BlankScreenMessages> = {
  en: { label: 'Blank screen', leave: 'Press any key or touch the screen to return' },
  ar: { label: 'شاشة معتّمة', leave: 'اضغط على أي مفتاح أو المس الشاشة للعودة' },
};

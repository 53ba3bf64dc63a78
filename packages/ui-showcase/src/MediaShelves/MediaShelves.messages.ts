import type { Messages } from '@showcase/ui';

export interface MediaShelvesMessages {
  /** Names the links to the shelves. */
  readonly sections: string;
}

export const mediaShelvesMessages: Messages<MediaShelvesMessages> = {
  en: { sections: 'Sections' },
  ar: { sections: 'الأقسام' },
};

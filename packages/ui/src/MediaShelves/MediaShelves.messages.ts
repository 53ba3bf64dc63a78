import type { Messages } from '../i18n/types.ts';

export interface MediaShelvesMessages {
  /** Names the links to the shelves. */
  readonly sections: string;
}

export const mediaShelvesMessages: Messages<MediaShelvesMessages> = {
  en: { sections: 'Sections' },
  ar: { sections: 'الأقسام' },
};

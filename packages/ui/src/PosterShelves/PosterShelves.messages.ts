import type { Messages } from '../i18n/messages.ts';

export interface PosterShelvesMessages {
  /** Names the links to the shelves. */
  readonly sections: string;
}

export const posterShelvesMessages: Messages<PosterShelvesMessages> = {
  en: { sections: 'Sections' },
  ar: { sections: 'الأقسام' },
};

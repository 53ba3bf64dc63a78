import type { Messages } from '../i18n/types.ts';

export interface HomeLinkMessages {
  /** Names the landmark around the link. */
  readonly label: string;
  /** Names the link. */
  readonly home: string;
}

export const homeLinkMessages: Messages<HomeLinkMessages> = {
  en: { label: 'Showcase', home: 'All projects' },
  ar: { label: 'المعرض', home: 'جميع المشاريع' },
};

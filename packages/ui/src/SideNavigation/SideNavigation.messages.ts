import type { Messages } from '../i18n/types.ts';

export interface SideNavigationMessages {
  /** Names the navigation and its toggle. */
  readonly label: string;
}

export const sideNavigationMessages: Messages<SideNavigationMessages> = {
  en: { label: 'On this screen' },
  ar: { label: 'في هذه الشاشة' },
};

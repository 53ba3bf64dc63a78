import type { Messages } from '../i18n/types.ts';

export interface NavigationBarMessages {
  /** Names the landmark. */
  readonly label: string;
  /** The button that reloads the page. */
  readonly refresh: string;
  /** The button that opens the menu. */
  readonly menu: string;
}

export const navigationBarMessages: Messages<NavigationBarMessages> = {
  en: { label: 'Section', refresh: 'Refresh', menu: 'Menu' },
  ar: { label: 'القسم', refresh: 'تحديث الصفحة', menu: 'القائمة' },
};

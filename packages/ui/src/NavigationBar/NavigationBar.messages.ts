import type { Messages } from '../i18n/types.ts';

export interface NavigationBarMessages {
  readonly label: string;
  readonly refresh: string;
  readonly menu: string;
}

export const navigationBarMessages: Messages<NavigationBarMessages> = {
  en: { label: 'Section', refresh: 'Refresh', menu: 'Menu' },
  ar: { label: 'القسم', refresh: 'تحديث الصفحة', menu: 'القائمة' },
};

import type { Messages } from '../i18n/types.ts';

/** Texts of every component that leads somewhere. */
export interface LinkMessages {
  /** Says why a link without an address cannot be followed. */
  readonly comingSoon: string;
}

export const linkMessages: Messages<LinkMessages> = {
  en: { comingSoon: 'Coming soon' },
  ar: { comingSoon: 'قريبًا' },
};

import type { Messages } from '../i18n/types.ts';

/** Texts shared by all components with links. */
export interface LinkMessages {
  /** Explains why a link without an address is disabled. */
  readonly comingSoon: string;
}

export const linkMessages: Messages<LinkMessages> = {
  en: { comingSoon: 'Coming soon' },
  ar: { comingSoon: 'قريبًا' },
};

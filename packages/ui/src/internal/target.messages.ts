import type { Messages } from '../i18n/messages.ts';

/** Texts of what would lead somewhere. */
export interface TargetMessages {
  /** Why a link without a target cannot be followed. */
  readonly comingSoon: string;
}

export const targetMessages: Messages<TargetMessages> = {
  en: { comingSoon: 'Coming soon' },
  ar: { comingSoon: 'قريبًا' },
};

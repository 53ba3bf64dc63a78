import type { Messages } from '../i18n/types.ts';

export interface EmbeddedPlayerMessages {
  /** Appears until the player has loaded. */
  readonly loading: string;
  /** Appears in place of a player that doesn't load. */
  readonly missing: string;
  /** The link to the player itself. */
  readonly openInNewTab: string;
}

export const embeddedPlayerMessages: Messages<EmbeddedPlayerMessages> = {
  en: {
    loading: 'Loading the player…',
    missing: 'The player did not load.',
    openInNewTab: 'Open in a new tab',
  },
  ar: {
    loading: 'جارٍ تحميل المشغّل…',
    missing: 'تعذّر تحميل المشغّل.',
    openInNewTab: 'فتح في علامة تبويب جديدة',
  },
};

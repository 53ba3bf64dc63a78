import type { EmbeddedPlayerMessages } from '../EmbeddedPlayer/index.ts';
import type { Messages } from '../i18n/messages.ts';

interface VideoModalTitle {
  readonly title: (product: string) => string;
}

export interface VideoModalMessages extends EmbeddedPlayerMessages, VideoModalTitle {}

export const videoModalMessages: Messages<VideoModalTitle> = {
  en: { title: (product) => `${product} Overview` },
  ar: { title: (product) => `نظرة عامة على ${product}` },
};

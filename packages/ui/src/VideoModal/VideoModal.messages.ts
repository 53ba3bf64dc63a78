import type { Messages } from '../i18n/types.ts';

export interface VideoModalMessages {
  /** The title of the dialog. */
  readonly title: (product: string) => string;
}

export const videoModalMessages: Messages<VideoModalMessages> = {
  en: { title: (product) => `${product} Overview` },
  ar: { title: (product) => `نظرة عامة على ${product}` },
};

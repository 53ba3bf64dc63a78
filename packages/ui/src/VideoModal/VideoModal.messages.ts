import type { Messages } from '../i18n/types.ts';

export interface VideoModalMessages {
  /** The title of the dialog, with the name of the `{product}`. */
  readonly title: string;
}

export const videoModalMessages: Messages<VideoModalMessages> = {
  en: { title: '{product} Overview' },
  ar: { title: 'نظرة عامة على {product}' },
};

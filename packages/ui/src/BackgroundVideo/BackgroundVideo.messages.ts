import type { Messages } from '../i18n/types.ts';

export interface BackgroundVideoMessages {
  /** The name of the control while the video plays. */
  readonly pause: string;
  /** The name of the control while the video stands still. */
  readonly play: string;
}

export const backgroundVideoMessages: Messages<BackgroundVideoMessages> = {
  en: { pause: 'Pause the background video', play: 'Play the background video' },
  ar: { pause: 'إيقاف فيديو الخلفية مؤقتًا', play: 'تشغيل فيديو الخلفية' },
};

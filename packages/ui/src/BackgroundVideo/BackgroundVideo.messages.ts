import type { Messages } from '../i18n/types.ts';

export interface BackgroundVideoMessages {
  readonly pause: string;
  readonly play: string;
}

export const backgroundVideoMessages: Messages<BackgroundVideoMessages> = {
  en: { pause: 'Pause the background video', play: 'Play the background video' },
  ar: { pause: 'إيقاف فيديو الخلفية مؤقتًا', play: 'تشغيل فيديو الخلفية' },
};

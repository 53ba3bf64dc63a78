import type { Messages } from '../i18n/types.ts';

export interface LiveStreamMessages {
  readonly connecting: string;
  readonly live: string;
  readonly reconnecting: string;
  readonly offline: string;
  readonly paused: string;
  /** The control's name while playing and while not playing. */
  readonly pause: string;
  readonly play: string;
}

export const liveStreamMessages: Messages<LiveStreamMessages> = {
  en: {
    connecting: 'Connecting',
    live: 'Live',
    reconnecting: 'Reconnecting',
    offline: 'Offline',
    paused: 'Paused',
    pause: 'Pause the live stream',
    play: 'Play the live stream',
  },
  ar: {
    connecting: 'جارٍ الاتصال',
    live: 'مباشر',
    reconnecting: 'جارٍ استعادة الاتصال',
    offline: 'غير متصل',
    paused: 'متوقّف مؤقتًا',
    pause: 'إيقاف البث المباشر مؤقتًا',
    play: 'تشغيل البث المباشر',
  },
};

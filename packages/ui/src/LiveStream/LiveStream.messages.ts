import type { Messages } from '../i18n/types.ts';

export interface LiveStreamMessages {
  /** The state before the first picture. */
  readonly connecting: string;
  /** The state while new pictures arrive. */
  readonly live: string;
  /** The state after a lost connection. */
  readonly reconnecting: string;
  /** The state without a stream. */
  readonly offline: string;
  /** The state after the visitor has paused. */
  readonly paused: string;
  /** The name of the control while playing. */
  readonly pause: string;
  /** The name of the control while not playing. */
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

import type { Messages } from '../i18n/types.ts';

export interface FilmPlayerMessages {
  /** The name of the control that starts the film. */
  readonly play: string;
  /** The name of the control that pauses it. */
  readonly pause: string;
  /** The name of the control that shows and moves the current moment. */
  readonly position: string;
  /** The name of the control that turns the sound on. */
  readonly unmute: string;
  /** The name of the control that turns it off. */
  readonly mute: string;
  /** What comes before the name of a language in the control of its captions. */
  readonly captions: string;
  /** The name of the control that fills the screen. */
  readonly enterFullScreen: string;
  /** The name of the control that leaves the full screen. */
  readonly exitFullScreen: string;
  /** Appears in place of a film that doesn't load. */
  readonly missing: string;
  /** The name of the control that loads it again. */
  readonly retry: string;
}

export const filmPlayerMessages: Messages<FilmPlayerMessages> = {
  en: {
    play: 'Play',
    pause: 'Pause',
    position: 'Position',
    unmute: 'Turn the sound on',
    mute: 'Turn the sound off',
    captions: 'Captions:',
    enterFullScreen: 'Full screen',
    exitFullScreen: 'Exit full screen',
    missing: 'The video did not load.',
    retry: 'Try again',
  },
  ar: {
    play: 'تشغيل',
    pause: 'إيقاف مؤقت',
    position: 'موضع التشغيل',
    unmute: 'تشغيل الصوت',
    mute: 'كتم الصوت',
    captions: 'التعليقات النصية:',
    enterFullScreen: 'ملء الشاشة',
    exitFullScreen: 'الخروج من وضع ملء الشاشة',
    missing: 'تعذّر تحميل الفيديو.',
    retry: 'إعادة المحاولة',
  },
};

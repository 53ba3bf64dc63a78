import { whenIdle } from '../internal/whenIdle.ts';

/** The position at which a live stream should now play. */
export interface LivePosition {
  /** In seconds of the video. */
  readonly time: number;
  /** Whether the stream itself gives the position, so that all screens can show the same moment. */
  readonly isPrecise: boolean;
}

/** A live stream on a video element. The function that opens it must not throw; it reports faults. */
export interface LivePlayer {
  /** The position where it should be; undefined until known. */
  readonly livePosition: () => LivePosition | undefined;
  /** Resumes fetching after a network fault. */
  readonly resume: () => void;
  /** Stops fetching; what is already fetched stays. */
  readonly suspend: () => void;
  /** Gives the picture a new decoder. */
  readonly recoverMedia: () => void;
  /** Detaches the stream from the element. */
  readonly destroy: () => void;
}

/** A fault from which a player cannot recover by itself. */
export type LiveFault = 'network' | 'media' | 'other';

/**
 * Opens a stream on a video element.
 *
 * @param onFault Is called when the player gives up.
 */
export type OpenLivePlayer = (
  video: HTMLVideoElement,
  src: string,
  onFault: (fault: LiveFault) => void,
) => Promise<LivePlayer>;

declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/**
 * Opens a stream with hls.js, which is fetched for the first stream. Only a browser without Media Source
 * Extensions plays it natively: where both are possible, hls.js reports what went wrong and the live
 * position.
 */
export const openLivePlayer: OpenLivePlayer = async (video, src, onFault) => {
  if (typeof MediaSource === 'undefined' && !('ManagedMediaSource' in globalThis)) {
    return openNativePlayer(video, src, onFault);
  }
  await untilIdle();
  const { openHlsPlayer } = await loadHlsPlayer();
  return openHlsPlayer(video, src, onFault);
};

/** The page comes first: hls.js is as large as the rest of it. */
const untilIdle = () =>
  new Promise<void>((resolve) => {
    whenIdle(resolve, 2000);
  });

async function loadHlsPlayer() {
  try {
    return await import('./hlsPlayer.ts');
  } catch (error) {
    // hls.js is an optional peer dependency: no other component needs it.
    if (process.env.NODE_ENV !== 'production')
      console.error('LiveStream cannot load hls.js. To install it: npm install hls.js', error);
    throw error;
  }
}

/**
 * The distance, in seconds, behind the end of the browser's seekable range at which it plays without gaps.
 */
const nativeHoldBack = 12;

function openNativePlayer(
  video: HTMLVideoElement,
  src: string,
  onFault: (fault: LiveFault) => void,
): LivePlayer {
  const listening = new AbortController();
  const onError = () => {
    onFault(video.error?.code === MediaError.MEDIA_ERR_DECODE ? 'media' : 'network');
  };
  video.addEventListener('error', onError, { signal: listening.signal });
  video.src = src;
  return {
    livePosition: () => {
      const { seekable } = video;
      if (seekable.length === 0) return undefined;
      const last = seekable.length - 1;
      const time = Math.max(seekable.end(last) - nativeHoldBack, seekable.start(last));
      return { time, isPrecise: false };
    },
    resume: () => undefined,
    suspend: () => undefined,
    recoverMedia: () => {
      video.load();
    },
    destroy: () => {
      listening.abort();
      video.removeAttribute('src');
      video.load();
    },
  };
}

import { reportOnce } from '../internal/reportOnce.ts';
import { whenIdle } from '../internal/whenIdle.ts';
import type { LiveFault, LivePlayer, OpenLivePlayer } from './player.ts';

declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/**
 * Opens a stream with hls.js, which is fetched for the first stream. Only a browser without Media Source Extensions
 * plays it natively. If both are possible, hls.js is better: it reports faults and the live position.
 */
export const openLivePlayer: OpenLivePlayer = async (video, src, onFault) => {
  if (typeof MediaSource === 'undefined' && !('ManagedMediaSource' in globalThis)) {
    return openNativePlayer(video, src, onFault);
  }
  await untilIdle();
  const { openHlsPlayer } = await loadHlsPlayer();
  return openHlsPlayer(video, src, onFault);
};

/** The page loads first: hls.js is as large as the rest of it. */
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
      reportOnce(
        `LiveStream cannot load hls.js. To install it: npm install hls.js. ${String(error)}`,
        'error',
      );
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
  /** Where the stream ended when it was opened: the element doesn't say which part that was. */
  let firstEnd: number | undefined;
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
    newest: () => {
      const { seekable } = video;
      if (seekable.length === 0) return undefined;
      const end = seekable.end(seekable.length - 1);
      firstEnd ??= end;
      return end === firstEnd ? '' : String(end);
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

/** Where a live stream is to be played now. */
export interface LivePosition {
  /** In seconds of the video. */
  readonly time: number;
  /** Whether the stream itself says so, so that all screens can show the same moment. */
  readonly isPrecise: boolean;
}

/** A live stream on a video element. What opens one must not throw; it reports. */
export interface LivePlayer {
  /** Where it should be; undefined until that is known. */
  readonly livePosition: () => LivePosition | undefined;
  /** Fetches on after a fault of the network. */
  readonly resume: () => void;
  /** Stops fetching; what is there stays. */
  readonly suspend: () => void;
  /** Gives the picture a new decoder. */
  readonly recoverMedia: () => void;
  /** Takes the stream off the element. */
  readonly destroy: () => void;
}

/** What a player cannot get over by itself. */
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

/**
 * Opens a stream with hls.js, which is fetched for the first one. Only a browser without Media Source Extensions
 * plays it by itself: where both would do, hls.js says what went wrong and where the stream stands.
 */
export const openLivePlayer: OpenLivePlayer = async (video, src, onFault) => {
  if (typeof MediaSource === 'undefined' && !('ManagedMediaSource' in globalThis)) {
    return openNativePlayer(video, src, onFault);
  }
  const { openHlsPlayer } = await import('./hlsPlayer.ts');
  return openHlsPlayer(video, src, onFault);
};

/** How far behind the end of what a browser offers it plays without gaps, in seconds. */
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

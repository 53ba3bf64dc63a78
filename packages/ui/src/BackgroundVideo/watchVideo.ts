export interface VideoEvents {
  /** Called when the video stalls or fails; it will be reloaded. */
  readonly onTrouble: () => void;
  /** Called when the browser refuses to play it. */
  readonly onRefused: () => void;
}

/** How long a video may stall, and how long to wait before reloading it, in milliseconds. */
const timeout = 4000;
const firstDelay = 1000;
const longestDelay = 30_000;
/** Attempts for a video that has never played; after that, only a returning network or visitor triggers a retry. */
const maxAttempts = 6;

/**
 * Keeps a video playing until stopped: through refusals, hidden tabs, sleep, network loss and decoder hangs. It never
 * throws.
 *
 * @returns A function that pauses the video and stops watching it.
 */
export function watchVideo(video: HTMLVideoElement, events: VideoEvents): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let seenTime = video.currentTime;
  let lastTick = performance.now();
  let lastProgress = lastTick;
  let hasPlayed = false;
  let failures = 0;
  let reloading: ReturnType<typeof setTimeout> | undefined;

  const play = () => {
    // React doesn't reliably set the attribute, and browsers autoplay only muted videos.
    video.muted = true;
    lastProgress = performance.now();
    Promise.resolve(video.play()).catch((error: unknown) => {
      if (signal.aborted || !(error instanceof DOMException)) return;
      if (error.name === 'NotAllowedError') events.onRefused();
      if (error.name === 'NotSupportedError') recover();
    });
  };

  const recover = () => {
    if (reloading !== undefined) return;
    events.onTrouble();
    if (!hasPlayed && failures >= maxAttempts) return;
    const delay = Math.min(firstDelay * 2 ** failures, longestDelay);
    failures += 1;
    reloading = setTimeout(() => {
      reloading = undefined;
      video.load();
      play();
    }, delay);
  };

  const tick = () => {
    const now = performance.now();
    // If the timer stopped too, the device was asleep.
    if (document.hidden || now - lastTick > timeout) lastProgress = now;
    lastTick = now;
    if (video.currentTime !== seenTime) {
      seenTime = video.currentTime;
      lastProgress = now;
      hasPlayed = true;
      failures = 0;
    } else if (now - lastProgress > timeout) {
      recover();
    }
  };

  const onFetching = () => {
    lastProgress = performance.now();
  };
  const onReturn = () => {
    if (document.hidden || reloading !== undefined) return;
    if (failures === 0) {
      play();
      return;
    }
    failures = 0;
    recover();
  };

  const timer = setInterval(tick, 1000);
  video.addEventListener('progress', onFetching, { signal });
  video.addEventListener('error', recover, { signal });
  document.addEventListener('visibilitychange', onReturn, { signal });
  addEventListener('online', onReturn, { signal });
  play();

  return () => {
    stopping.abort();
    clearInterval(timer);
    clearTimeout(reloading);
    video.pause();
  };
}

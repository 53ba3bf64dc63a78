/// <reference types="./hls.light.d.ts" />
import Hls, { ErrorTypes, Events, type HlsConfig, type LoadPolicy } from 'hls.js/light';
import type { LiveFault, LivePlayer } from './player.ts';

/**
 * hls.js itself makes only a few quick attempts: liveController handles longer faults, showing the poster meanwhile.
 */
const policy: LoadPolicy = {
  default: {
    maxTimeToFirstByteMs: 8000,
    maxLoadTimeMs: 12_000,
    timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: 2, retryDelayMs: 500, maxRetryDelayMs: 2000 },
  },
};

const configuration: Partial<HlsConfig> = {
  // Trusted Types block a worker from a blob, and one small stream doesn't need a worker.
  enableWorker: false,
  liveDurationInfinity: true,
  backBufferLength: 10,
  capLevelToPlayerSize: true,
  manifestLoadPolicy: policy,
  playlistLoadPolicy: policy,
  fragLoadPolicy: policy,
};

interface Update {
  /** The live position at the moment of the update. */
  readonly time: number;
  readonly isPrecise: boolean;
  readonly at: number;
  /** The number of the last segment, the same in every quality. */
  readonly newest: string;
}

/** The default when the stream doesn't specify it: three segments before its end, as RFC 8216 requires. */
const heldBackSegments = 3;

/** Opens a live stream with hls.js. */
export function openHlsPlayer(
  video: HTMLVideoElement,
  src: string,
  onFault: (fault: LiveFault) => void,
): LivePlayer {
  const hls = new Hls(configuration);
  let update: Update | undefined;
  hls.on(Events.LEVEL_UPDATED, (_, { details }) => {
    const { startTimeOffset, edge, targetduration } = details;
    const newest = String(details.endSN);
    // A playlist that stands still would lead back to pictures that were shown before.
    if (newest === update?.newest) return;
    const isPrecise = startTimeOffset !== null && startTimeOffset < 0;
    const time = edge + (isPrecise ? startTimeOffset : -heldBackSegments * targetduration);
    update = { time, isPrecise, at: performance.now(), newest };
  });
  hls.on(Events.ERROR, (_, { fatal, type }) => {
    if (fatal) onFault(faults[type] ?? 'other');
  });
  hls.attachMedia(video);
  hls.loadSource(src);
  return {
    livePosition: () =>
      update && {
        time: update.time + (performance.now() - update.at) / 1000,
        isPrecise: update.isPrecise,
      },
    newest: () => update?.newest,
    resume: () => {
      hls.startLoad();
    },
    suspend: () => {
      hls.stopLoad();
    },
    recoverMedia: () => {
      hls.recoverMediaError();
    },
    destroy: () => {
      hls.destroy();
    },
  };
}

const faults: Partial<Record<ErrorTypes, LiveFault>> = {
  [ErrorTypes.NETWORK_ERROR]: 'network',
  [ErrorTypes.MEDIA_ERROR]: 'media',
};

import type { LiveFault, LivePlayer, OpenLivePlayer } from './player.ts';

/** The states of a stream that should play, as visitors see them. */
export type LiveState = 'connecting' | 'live' | 'reconnecting' | 'offline';

export interface LiveEvents {
  /** Called when the state has changed. */
  readonly onState: (state: LiveState) => void;
  /** Called when the browser refuses playback. */
  readonly onRefused: () => void;
}

/** A controller's external dependencies; tests pass their own. */
export interface LiveEnvironment {
  readonly open: OpenLivePlayer;
  /** From 0 to 1. */
  readonly random: () => number;
}

export interface LiveController {
  /** Opens the stream, or resumes it at its current live position. */
  readonly play: () => void;
  /** Freezes the picture and stops fetching. */
  readonly pause: () => void;
  /** Ends everything. */
  readonly close: () => void;
}

/** In milliseconds, unless stated otherwise. */
const tickLength = 500;
/** How long the picture may freeze, and how long the first picture may take. */
const timeout = 4000;
const firstTimeout = 12_000;
const firstDelay = 1000;
const longestDelay = 30_000;
/** After playing for this long, the next attempt starts with the shortest wait again. */
const steadyAfter = 10_000;
/** In seconds: beyond `jumpFrom`, playback jumps to the live position; within `inStep`, it's in sync. */
const jumpFrom = { precise: 3, rough: 20 };
const outOfStep = 0.2;
const inStep = 0.06;
/** Too small to notice in a silent picture; it makes up one second every twenty. */
const catchUp = 0.05;
/** If the decoder fails again within this time, the stream is reopened. */
const mediaPatience = 5000;
/** After this long asleep, hidden or paused, a player's knowledge of the stream is out of date. */
const longAway = 15_000;

/**
 * Keeps a live stream live through refusals, network loss, missing segments, decoder failures, hidden tabs and sleep.
 * The wait between attempts grows and varies at random, so many screens don't return at once. It never throws.
 */
export function createLiveController(
  video: HTMLVideoElement,
  src: string,
  { onState, onRefused }: LiveEvents,
  { open, random }: LiveEnvironment,
): LiveController {
  let state: LiveState | undefined;
  let player: LivePlayer | undefined;
  /** Distinguishes the latest opening from one that was abandoned before it finished. */
  let opening = 0;
  let isWanted = false;
  let hasPlayed = false;
  /** Whether the player can't recover, though its last pictures may still play. */
  let isLost = false;
  /** Where the picture froze: from then on, only newer parts are live. */
  let frozen:
    { readonly player: LivePlayer | undefined; readonly newest: string | undefined } | undefined;
  let failures = 0;
  let retrying: ReturnType<typeof setTimeout> | undefined;
  let ticking: ReturnType<typeof setInterval> | undefined;
  let seenTime = -1;
  /** Uses the clock, which keeps running while a machine sleeps. */
  let lastAwake = 0;
  let lastProgress = 0;
  let lastRecovery = -Infinity;
  let steadySince = 0;
  let pausedAt = -Infinity;
  const listening = new AbortController();
  const { signal } = listening;

  const enter = (next: LiveState) => {
    if (state === next) return;
    state = next;
    onState(next);
  };

  const start = () => {
    // React doesn't reliably set the attribute, and browsers autoplay only muted videos.
    video.muted = true;
    lastProgress = performance.now();
    Promise.resolve(video.play()).catch((error: unknown) => {
      if (isWanted && error instanceof DOMException && error.name === 'NotAllowedError') {
        onRefused();
      }
    });
  };

  const openAnew = () => {
    player?.destroy();
    player = undefined;
    opening += 1;
    const ticket = opening;
    isLost = false;
    seenTime = -1;
    lastProgress = performance.now();
    video.playbackRate = 1;
    open(video, src, (fault) => {
      if (ticket === opening) onFault(fault);
    }).then(
      (opened) => {
        if (ticket !== opening || !isWanted) {
          opened.destroy();
          return;
        }
        player = opened;
        start();
      },
      () => {
        if (ticket !== opening) return;
        // Nothing can play, now or while the next attempt waits.
        enter('offline');
        fail();
      },
    );
  };

  /** Tries again later: the fetched part keeps playing, and the stream is reopened only when it freezes. */
  const fail = () => {
    if (!isWanted || retrying !== undefined) return;
    const delay = Math.min(firstDelay * 2 ** failures, longestDelay) * (0.75 + random() / 2);
    failures += 1;
    retrying = setTimeout(() => {
      retrying = undefined;
      if (state === 'live') player?.resume();
      else openAnew();
    }, delay);
  };

  const forgetRetry = () => {
    clearTimeout(retrying);
    retrying = undefined;
  };

  const onFault = (fault: LiveFault) => {
    const now = performance.now();
    if (fault === 'media' && now - lastRecovery > mediaPatience) {
      lastRecovery = now;
      player?.recoverMedia();
      start();
      return;
    }
    // After a network fault, the fetched part still plays, so the visitor needn't know.
    isLost = fault !== 'network';
    if (isLost || state !== 'live') interrupt();
    fail();
  };

  const isNew = () => {
    if (!frozen) return true;
    const newest = player?.newest();
    return Boolean(newest) && newest !== frozen.newest;
  };

  /** Whether the stream has been opened again and has only what was shown before: it has ended, or it stands still. */
  const isOld = () =>
    frozen && player && player !== frozen.player && player.newest() !== undefined && !isNew();

  /** Without a network, this machine may still reach its own host: a stream is offline only when it fails. */
  const interrupt = () => {
    enter(navigator.onLine && !video.ended && !isOld() ? 'reconnecting' : 'offline');
  };

  /** Returns to live after a time without checks. */
  const comeBack = (away: number) => {
    lastProgress = performance.now();
    if (away > longAway || state !== 'live' || !player) {
      forgetRetry();
      failures = 0;
      if (hasPlayed) enter('reconnecting');
      openAnew();
      return;
    }
    if (retrying !== undefined) {
      forgetRetry();
      player.resume();
    }
    const live = player.livePosition();
    if (live && Math.abs(live.time - video.currentTime) > jumpFrom.precise) jumpToLive();
    start();
  };

  const jumpToLive = () => {
    const live = player?.livePosition();
    if (live && Number.isFinite(live.time) && live.time >= 0) video.currentTime = live.time;
    video.playbackRate = 1;
  };

  /** Keeps in sync with the stream, so all screens show the same moment. */
  const keepStep = () => {
    const live = player?.livePosition();
    if (!live || video.seeking) return;
    const behind = live.time - video.currentTime;
    if (Math.abs(behind) > (live.isPrecise ? jumpFrom.precise : jumpFrom.rough)) {
      jumpToLive();
    } else if (live.isPrecise) {
      const isCatchingUp = video.playbackRate !== 1;
      const tolerance = isCatchingUp ? inStep : outOfStep;
      const isOff = Math.abs(behind) > tolerance;
      video.playbackRate = isOff ? 1 + Math.sign(behind) * catchUp : 1;
    }
  };

  const tick = () => {
    const now = performance.now();
    if (document.hidden) return;
    const away = Date.now() - lastAwake;
    lastAwake = Date.now();
    if (away > timeout) {
      comeBack(away);
      return;
    }
    const isMoving = seenTime >= 0 && video.currentTime !== seenTime && isShown();
    seenTime = video.currentTime;
    const isStuck =
      state === 'live'
        ? video.ended || now - lastProgress > timeout
        : now - lastProgress > firstTimeout;
    if (isMoving && !isLost && isNew()) {
      frozen = undefined;
      lastProgress = now;
      if (state !== 'live') {
        steadySince = now;
        forgetRetry();
      }
      if (now - steadySince > steadyAfter) failures = 0;
      hasPlayed = true;
      enter('live');
      keepStep();
    } else if (isStuck) {
      if (state === 'live') frozen = { player, newest: player?.newest() };
      lastProgress = now;
      interrupt();
      fail();
    } else if (isOld()) {
      enter('offline');
    }
  };

  const isShown = () => !video.paused && !video.seeking && video.readyState > 1;

  /** The visitor, the page or the network is back. */
  const onReturn = () => {
    if (!isWanted || document.hidden) return;
    const away = Date.now() - lastAwake;
    lastAwake = Date.now();
    comeBack(away);
  };

  document.addEventListener('visibilitychange', onReturn, { signal });
  addEventListener('online', onReturn, { signal });
  addEventListener('pageshow', onReturn, { signal });

  const pause = () => {
    isWanted = false;
    clearInterval(ticking);
    ticking = undefined;
    forgetRetry();
    video.pause();
    player?.suspend();
    pausedAt = Date.now();
  };

  return {
    play: () => {
      if (isWanted || signal.aborted) return;
      isWanted = true;
      lastAwake = Date.now();
      lastProgress = performance.now();
      ticking = setInterval(tick, tickLength);
      if (player && state === 'live' && lastAwake - pausedAt < longAway) {
        player.resume();
        jumpToLive();
        start();
      } else {
        enter('connecting');
        openAnew();
      }
    },
    pause,
    close: () => {
      pause();
      listening.abort();
      opening += 1;
      player?.destroy();
      player = undefined;
    },
  };
}

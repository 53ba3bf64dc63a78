import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveController, type LiveController, type LiveState } from './liveController.ts';
import type { LiveFault, LivePosition } from './player.ts';

class FakeVideo {
  currentTime = 0;
  playbackRate = 1;
  readyState = 4;
  paused = true;
  seeking = false;
  muted = false;
  play = vi.fn(() => {
    this.paused = false;
    return Promise.resolve();
  });
  pause = vi.fn(() => {
    this.paused = true;
  });
}

class FakePlayer {
  position: LivePosition | undefined;
  newest = () => newest;
  livePosition = () => this.position;
  resume = vi.fn();
  suspend = vi.fn();
  recoverMedia = vi.fn();
  destroy = vi.fn();
  readonly report: (fault: LiveFault) => void;
  constructor(report: (fault: LiveFault) => void) {
    this.report = report;
  }
}

let page: EventTarget & { hidden: boolean };
let network: { onLine: boolean };
let frame: EventTarget;
let video: FakeVideo;
let players: FakePlayer[];
let states: LiveState[];
let controller: LiveController;
/** Whether the stream plays when it is opened. */
let isStreaming: boolean;
/** Whether opening it fails, as when the player's code doesn't load. */
let isBroken: boolean;
/** The newest part of the stream; undefined until the player has read its playlist. */
let newest: string | undefined;
const onRefused = vi.fn();

const last = () => {
  const player = players.at(-1);
  if (!player) throw new Error('Nothing was opened.');
  return player;
};

/** Lets time pass, in seconds; the picture moves on while it can. */
async function pass(seconds: number) {
  for (let step = 0; step < seconds * 4; step += 1) {
    if (isStreaming && !video.paused && !page.hidden)
      video.currentTime += 0.25 * video.playbackRate;
    const position = players.at(-1)?.position;
    if (position) last().position = { ...position, time: position.time + 0.25 };
    await vi.advanceTimersByTimeAsync(250);
  }
}

async function open({ random = 0.5 } = {}) {
  controller = createLiveController(
    video as unknown as HTMLVideoElement,
    '/live/stream.m3u8',
    { onState: (state) => states.push(state), onRefused },
    {
      random: () => random,
      open: (_video, _src, onFault) => {
        if (isBroken) return Promise.reject(new Error('No code.'));
        const player = new FakePlayer(onFault);
        players.push(player);
        return Promise.resolve(player);
      },
    },
  );
  controller.play();
  await pass(2);
}

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { hidden: false });
  network = { onLine: true };
  frame = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('addEventListener', frame.addEventListener.bind(frame));
  video = new FakeVideo();
  players = [];
  states = [];
  isStreaming = true;
  isBroken = false;
  newest = '1';
  onRefused.mockReset();
});

afterEach(() => {
  controller.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a live stream (V1 and N9)', () => {
  it('connects muted, and is live once the picture moves', async () => {
    await open();
    expect(states).toEqual(['connecting', 'live']);
    expect(video.muted).toBe(true);
    await pass(120);
    expect(states).toEqual(['connecting', 'live']);
    expect(players).toHaveLength(1);
  });

  it('reopens a stream that never shows a picture, at growing intervals', async () => {
    isStreaming = false;
    await open();
    expect(states).toEqual(['connecting']);
    const openedAt: number[] = [];
    let known = players.length;
    for (let second = 0; second < 300; second += 1) {
      await pass(1);
      if (players.length > known) openedAt.push(second);
      known = players.length;
    }
    const waits = openedAt.map((at, index) => at - (openedAt[index - 1] ?? 0)).slice(1);
    expect(waits.length).toBeGreaterThan(4);
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual((waits[index - 1] ?? 0) - 1);
    }
    expect(Math.max(...waits)).toBeLessThanOrEqual(44);
    expect(states).toEqual(['connecting', 'reconnecting']);
    expect(players.slice(0, -1).every(({ destroy }) => destroy.mock.calls.length === 1)).toBe(true);
  });

  it('varies the wait at random, so screens do not all return at once', async () => {
    isStreaming = false;
    const reopenedAfter = async (random: number) => {
      players = [];
      await open({ random });
      last().report('other');
      const before = players.length;
      let waited = 0;
      while (players.length === before) {
        await pass(0.25);
        waited += 0.25;
      }
      controller.close();
      return waited;
    };
    expect(await reopenedAfter(0)).toBeLessThan(await reopenedAfter(1));
  });

  it('reopens a frozen stream, and is live again', async () => {
    await open();
    isStreaming = false;
    await pass(3);
    expect(states.at(-1)).toBe('live');
    await pass(2);
    expect(states.at(-1)).toBe('reconnecting');
    newest = undefined;
    await pass(2);
    expect(players).toHaveLength(2);
    newest = '2';
    isStreaming = true;
    await pass(2);
    expect(states).toEqual(['connecting', 'live', 'reconnecting', 'live']);
    expect(players[1]?.recoverMedia).not.toHaveBeenCalled();
  });

  it('V5: is offline after the last picture of an ended stream, until there are new ones', async () => {
    await open();
    isStreaming = false;
    Object.assign(video, { ended: true, paused: true });
    await pass(3);
    expect(states).toEqual(['connecting', 'live', 'offline']);
    // Each reopening plays the end of the stream again, behind the poster.
    Object.assign(video, { ended: false });
    isStreaming = true;
    await pass(120);
    expect(players.length).toBeGreaterThan(3);
    expect(states).toEqual(['connecting', 'live', 'offline']);
    newest = '2';
    await pass(1);
    expect(states).toEqual(['connecting', 'live', 'offline', 'live']);
  });

  it('V5: is offline while a playlist does not grow, also after a pause', async () => {
    await open();
    for (let freeze = 0; freeze < 4; freeze += 1) {
      isStreaming = false;
      await pass(20);
      isStreaming = true;
      await pass(12);
    }
    controller.pause();
    controller.play();
    await pass(12);
    const shown = ['connecting', 'live', 'reconnecting', 'offline', 'connecting', 'offline'];
    expect(states).toEqual(shown);
    newest = '2';
    await pass(1);
    expect(states).toEqual([...shown, 'live']);
    isStreaming = false;
    await pass(5);
    expect(states.at(-1)).toBe('reconnecting');
  });

  it('keeps fetching after a network fault while there is something to show', async () => {
    await open();
    last().report('network');
    await pass(2);
    expect(last().resume).toHaveBeenCalledOnce();
    expect(players).toHaveLength(1);
    expect(states).toEqual(['connecting', 'live']);
  });

  it('is offline when nothing is left to show, and returns with the network', async () => {
    await open();
    network.onLine = false;
    last().report('network');
    await pass(2);
    expect(states.at(-1)).toBe('live');
    isStreaming = false;
    await pass(6);
    expect(states.at(-1)).toBe('offline');
    await pass(60);
    const before = players.length;
    network.onLine = true;
    isStreaming = true;
    newest = '2';
    frame.dispatchEvent(new Event('online'));
    expect(players.length).toBe(before + 1);
    expect(states.at(-1)).toBe('reconnecting');
    await pass(2);
    expect(states.at(-1)).toBe('live');
  });

  it('keeps playing a stream from its own machine without a network', async () => {
    await open();
    network.onLine = false;
    frame.dispatchEvent(new Event('offline'));
    await pass(60);
    expect(states).toEqual(['connecting', 'live']);
  });

  it('replaces a failed decoder once, and reopens the stream if that is not enough', async () => {
    await open();
    last().report('media');
    expect(last().recoverMedia).toHaveBeenCalledOnce();
    expect(states.at(-1)).toBe('live');
    last().report('media');
    expect(last().recoverMedia).toHaveBeenCalledOnce();
    expect(states.at(-1)).toBe('reconnecting');
    await pass(3);
    expect(players).toHaveLength(2);
    expect(states.at(-1)).toBe('live');
  });

  it('retries when the player code does not load', async () => {
    isBroken = true;
    await open();
    expect(players).toHaveLength(0);
    expect(states.at(-1)).toBe('offline');
    isBroken = false;
    await pass(5);
    expect(states.at(-1)).toBe('live');
  });

  it('returns to the shortest wait once playback has been steady', async () => {
    await open();
    for (let failure = 0; failure < 4; failure += 1) {
      last().report('other');
      await pass(20);
      expect(states.at(-1)).toBe('live');
    }
    last().report('other');
    const before = players.length;
    await pass(1.5);
    expect(players.length).toBe(before + 1);
  });

  it('does not check a hidden tab, and is live at once when the tab is visible again', async () => {
    await open();
    last().position = { time: video.currentTime, isPrecise: true };
    page.hidden = true;
    await pass(10);
    expect(states).toEqual(['connecting', 'live']);
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(video.currentTime).toBe(last().position?.time);
    await pass(2);
    expect(players).toHaveLength(1);
  });

  it('reopens after eight hours in a hidden tab or asleep', async () => {
    await open();
    vi.setSystemTime(Date.now() + 8 * 3_600_000);
    await pass(3);
    expect(players).toHaveLength(2);
    expect(states).toEqual(['connecting', 'live', 'reconnecting', 'live']);
  });

  it('survives a clock that jumps back', async () => {
    await open();
    vi.setSystemTime(Date.now() - 3_600_000);
    await pass(10);
    expect(states).toEqual(['connecting', 'live']);
    expect(players).toHaveLength(1);
  });

  it('catches up on small delays, jumps over large ones, and changes nothing when in sync', async () => {
    await open();
    last().position = { time: video.currentTime + 0.6, isPrecise: true };
    await pass(1);
    expect(video.playbackRate).toBe(1.05);
    await pass(14);
    expect(video.playbackRate).toBe(1);
    last().position = { time: video.currentTime - 0.6, isPrecise: true };
    await pass(1);
    expect(video.playbackRate).toBe(0.95);
    last().position = { time: video.currentTime + 40, isPrecise: true };
    await pass(1);
    expect(Math.abs(video.currentTime - (last().position?.time ?? 0))).toBeLessThan(0.5);
  });

  it('does not adjust a stream that does not specify its live position', async () => {
    await open();
    last().position = { time: video.currentTime + 8, isPrecise: false };
    await pass(5);
    expect(video.playbackRate).toBe(1);
    expect(Math.abs((last().position?.time ?? 0) - video.currentTime - 8)).toBeLessThan(0.5);
  });

  it('freezes the picture when paused, continues live, and reopens after a long pause', async () => {
    await open();
    last().position = { time: video.currentTime, isPrecise: true };
    controller.pause();
    expect(video.paused).toBe(true);
    expect(last().suspend).toHaveBeenCalledOnce();
    await pass(8);
    expect(states).toEqual(['connecting', 'live']);
    controller.play();
    expect(last().resume).toHaveBeenCalledOnce();
    expect(video.currentTime).toBe(last().position?.time);
    expect(players).toHaveLength(1);
    controller.pause();
    await pass(60);
    controller.play();
    expect(players).toHaveLength(2);
    await pass(2);
    expect(states.at(-1)).toBe('live');
  });

  it('reports that the browser refuses to play, and does not throw', async () => {
    video.play.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    isStreaming = false;
    await open();
    expect(onRefused).toHaveBeenCalledOnce();
  });

  it('cleans up when closed', async () => {
    await open();
    const player = last();
    controller.close();
    expect(player.destroy).toHaveBeenCalledOnce();
    player.report('other');
    page.dispatchEvent(new Event('visibilitychange'));
    frame.dispatchEvent(new Event('online'));
    await pass(60);
    controller.play();
    await pass(2);
    expect(players).toHaveLength(1);
    expect(states).toEqual(['connecting', 'live']);
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openHlsPlayer } from './hlsPlayer.ts';

type Listener = (event: string, data: object) => void;
const listeners = vi.hoisted(() => new Map<string, Listener>());

vi.mock('hls.js/light', () => ({
  default: class {
    on = (event: string, listener: Listener) => listeners.set(event, listener);
    attachMedia = () => undefined;
    loadSource = () => undefined;
  },
  ErrorTypes: {},
  Events: { LEVEL_UPDATED: 'updated', ERROR: 'error' },
}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const load = (endSN: number) =>
  listeners.get('updated')?.('updated', {
    details: { endSN, edge: endSN * 4, targetduration: 4, startTimeOffset: -16 },
  });

test('V5: the live position moves on while a playlist stands still, and is never shown again', () => {
  const player = openHlsPlayer({} as HTMLVideoElement, '/live.m3u8', () => undefined);
  expect(player.newest()).toBeUndefined();
  load(10);
  expect(player.newest()).toBe('10');
  vi.advanceTimersByTime(4000);
  load(10);
  expect(player.livePosition()).toEqual({ time: 28, isPrecise: true });
  load(11);
  expect(player.newest()).toBe('11');
  expect(player.livePosition()).toEqual({ time: 28, isPrecise: true });
});

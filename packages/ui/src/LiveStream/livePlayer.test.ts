import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLivePlayer } from './livePlayer.ts';

vi.mock('./hlsPlayer.ts', () => {
  throw new Error('Could not resolve "hls.js/light"');
});

beforeEach(() => {
  vi.stubGlobal('MediaSource', Object);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const open = () => openLivePlayer({} as HTMLVideoElement, '/live.m3u8', () => undefined);

test('without hls.js, the console says how to install it', async () => {
  await expect(open()).rejects.toThrow();
  await expect(open()).rejects.toThrow();
  expect(console.error).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('LiveStream cannot load hls.js. To install it: npm install hls.js.'),
  );
});

test('in production the console stays silent, because the network may have failed', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await expect(open()).rejects.toThrow();
  expect(console.error).not.toHaveBeenCalled();
});

test('a native stream has nothing new until it has grown', async () => {
  vi.stubGlobal('MediaSource', undefined);
  let end = 0;
  const seekable = {
    get length() {
      return end > 0 ? 1 : 0;
    },
    end: () => end,
  };
  const video = Object.assign(new EventTarget(), { seekable }) as unknown as HTMLVideoElement;
  const { newest } = await openLivePlayer(video, '/live.m3u8', () => undefined);
  expect(newest()).toBeUndefined();
  end = 24;
  expect(newest()).toBe('');
  expect(newest()).toBe('');
  end = 28;
  expect(newest()).toBe('28');
});

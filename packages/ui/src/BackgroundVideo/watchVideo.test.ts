import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchVideo } from './watchVideo.ts';

class FakeVideo extends EventTarget {
  currentTime = 0;
  muted = false;
  play = vi.fn(() => Promise.resolve());
  pause = vi.fn();
  load = vi.fn();
}

let page: EventTarget & { hidden: boolean };
let stop: () => void;

function watch(video = new FakeVideo()) {
  const events = { onTrouble: vi.fn(), onRefused: vi.fn() };
  stop = watchVideo(video as unknown as HTMLVideoElement, events);
  return { video, ...events };
}

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', vi.fn());
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('watchVideo (V1)', () => {
  it('is muted before it plays', () => {
    const video = new FakeVideo();
    video.play.mockImplementation(() => {
      expect(video.muted).toBe(true);
      return Promise.resolve();
    });
    watch(video);
    expect(video.play).toHaveBeenCalledOnce();
  });

  it('does not touch a video that is playing or loading', () => {
    const { video, onTrouble } = watch();
    for (let second = 0; second < 10; second += 1) {
      video.currentTime += 1;
      vi.advanceTimersByTime(1000);
    }
    for (let second = 0; second < 10; second += 1) {
      video.dispatchEvent(new Event('progress'));
      vi.advanceTimersByTime(1000);
    }
    expect(onTrouble).not.toHaveBeenCalled();
  });

  it('reloads a stalled video, at growing intervals', () => {
    const { video, onTrouble } = watch();
    video.currentTime = 1;
    vi.advanceTimersByTime(1000);
    const waits = [1, 2, 4, 8, 16, 30, 30, 30];
    for (const [index, wait] of waits.entries()) {
      vi.advanceTimersByTime(5000);
      expect(onTrouble).toHaveBeenCalledTimes(index + 1);
      vi.advanceTimersByTime(wait * 1000 - 1000);
      expect(video.load).toHaveBeenCalledTimes(index);
      vi.advanceTimersByTime(1000);
      expect(video.load).toHaveBeenCalledTimes(index + 1);
    }
  });

  it('tries six times to load a video that has never played, then waits for the visitor to return', () => {
    const { video } = watch();
    vi.advanceTimersByTime(600_000);
    expect(video.load).toHaveBeenCalledTimes(6);
    page.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(2000);
    expect(video.load).toHaveBeenCalledTimes(7);
  });

  it('does not retry in a hidden tab, and plays when the tab is visible again', () => {
    const { video, onTrouble } = watch();
    page.hidden = true;
    vi.advanceTimersByTime(60_000);
    expect(onTrouble).not.toHaveBeenCalled();
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(video.play).toHaveBeenCalledTimes(2);
  });

  it('reports that the browser refuses to play, and does not throw', async () => {
    const video = new FakeVideo();
    video.play.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    const { onRefused } = watch(video);
    await vi.advanceTimersByTimeAsync(0);
    expect(onRefused).toHaveBeenCalledOnce();
  });

  it('recovers from missing and broken files', async () => {
    const video = new FakeVideo();
    video.play.mockRejectedValueOnce(new DOMException('', 'NotSupportedError'));
    const { onTrouble } = watch(video);
    await vi.advanceTimersByTimeAsync(1000);
    expect(video.load).toHaveBeenCalledTimes(1);
    video.dispatchEvent(new Event('error'));
    expect(onTrouble).toHaveBeenCalledTimes(2);
  });

  it('pauses and cleans up when stopped', () => {
    const { video, onTrouble } = watch();
    stop();
    vi.advanceTimersByTime(60_000);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(video.pause).toHaveBeenCalledOnce();
    expect(video.play).toHaveBeenCalledOnce();
    expect(onTrouble).not.toHaveBeenCalled();
  });
});

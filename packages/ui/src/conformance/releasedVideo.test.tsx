import { expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { BackgroundVideo } from '../BackgroundVideo/index.ts';
import { createTestHost } from './testHost.ts';

const { render, find } = createTestHost();

test('a video whose files depend on the window is released with its page', async () => {
  const source = { src: 'about:blank', type: 'video/mp4', media: '(min-width: 1px)' };
  await render(<BackgroundVideo sources={[source]} poster="about:blank" />);
  const video = new WeakRef(find('video'));
  await render(null);
  await vi.waitUntil(
    async () => {
      await cdp().send('HeapProfiler.collectGarbage');
      return video.deref() === undefined;
    },
    { timeout: 5000 },
  );
  expect(video.deref()).toBeUndefined();
});

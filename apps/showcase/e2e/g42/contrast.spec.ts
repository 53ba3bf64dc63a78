import { readFile } from 'node:fs/promises';
import { brightestFrame, faintTexts, textsOn } from '../dda/pixels.ts';
import { expect, test } from '../fixtures.ts';
import { address } from './stream.ts';

const sizes = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1080, height: 1920 },
  { width: 834, height: 1194 },
  { width: 390, height: 844 },
  { width: 640, height: 360 },
] as const;

/** The stream's footage as one film. */
async function film(): Promise<Buffer> {
  const folder = new URL('../../public/media/live-stream/', import.meta.url);
  const names = ['init.mp4', ...Array.from({ length: 6 }, (_, index) => `${String(index)}.m4s`)];
  return Buffer.concat(await Promise.all(names.map((name) => readFile(new URL(name, folder)))));
}

test.describe('texts over the stream', () => {
  // The measurement makes the letters transparent with a style that the page's policy forbids.
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

  test('keep AA contrast over its brightest frame', async ({ page, context }) => {
    // The footage is played once.
    test.slow();
    const laboratory = await context.newPage();
    const body = await film();
    await laboratory.route('**/media/live-stream.mp4', (route) =>
      route.fulfill({ body, contentType: 'video/mp4' }),
    );
    const frame = await brightestFrame(laboratory, 'live-stream');
    await page.bringToFront();
    await page.route('**/media/live-stream.avif', (route) =>
      route.fulfill({ body: frame, contentType: 'image/png' }),
    );
    await page.goto(address);
    await expect(page.getByText('Launch Intelligence Grid')).toBeVisible();
    // Its last state: a text that changes has other pixels behind it.
    await expect(page.getByText('Paused', { exact: true })).toBeVisible();
    for (const size of sizes) {
      await page.setViewportSize(size);
      const texts = await textsOn(page);
      expect(texts.length).toBeGreaterThan(4);
      const where = `${String(size.width)}x${String(size.height)}`;
      expect(await faintTexts(page, laboratory, texts), where).toEqual([]);
    }
  });
});

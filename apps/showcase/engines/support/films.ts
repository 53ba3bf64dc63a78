import { expect } from './fixtures.ts';
import type { Page } from './page.ts';

export const av1 = 'video/webm; codecs="av01.0.08M.10, opus"';
export const h264 = 'video/mp4; codecs="avc1.640028"';

/** Whether the engine can play the build's media in one of these types; if it cannot, the poster stays. */
const canPlay = (page: Page, types: readonly string[]) =>
  page.evaluate((all) => {
    const video = document.createElement('video');
    return all.some((type) => video.canPlayType(type) !== '');
  }, types);

export const canStream = (page: Page) =>
  page.evaluate(() => MediaSource.isTypeSupported('video/mp4; codecs="avc1.64001f"'));

/** The current time of the last video of the page, in seconds. */
export const timeOf = (page: Page) =>
  page.evaluate(() => {
    const videos = [...document.querySelectorAll('video')];
    return videos.at(-1)?.currentTime ?? 0;
  });

export const hasPoster = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('[data-scrim] img')].some(
      ({ naturalWidth }) => naturalWidth > 0,
    ),
  );

export async function expectMoving(page: Page, types = [h264], time = timeOf): Promise<void> {
  if (!(await canPlay(page, types))) return;
  await expect.poll(() => time(page)).toBeGreaterThan(0);
  const before = await time(page);
  await expect.poll(() => time(page)).not.toBe(before);
}

import type { Page } from '@playwright/test';
import {
  ddaRoot,
  dubaiNowPath,
  loopMotifs,
  motifs,
  platformPages,
} from '../../src/content/dda/index.ts';
import { expect, test } from '../fixtures.ts';
import { faintTexts, textsOn } from './pixels.ts';

const sizes = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1080, height: 1920 },
  { width: 390, height: 844 },
] as const;

/** A page over each motif: one with figures if there is one, since it has the most text. */
function pageOver(motif: string): string {
  if (motif === 'dubai-now') return dubaiNowPath();
  const rows = platformPages.filter((row) => row.motif === motif);
  const row = rows.find(({ figures }) => figures) ?? rows[0];
  if (!row) throw new Error(`No page stands over ${motif}.`);
  return `${ddaRoot}/${row.slug}`;
}

/** The brightest frame that a loop could have: each of its pixels is as bright as it ever gets. */
async function brightestFrame(laboratory: Page, motif: string): Promise<Buffer> {
  await laboratory.goto(`/media/${motif}.jpg`);
  const { frames, png } = await laboratory.evaluate(async (address) => {
    const video = Object.assign(document.createElement('video'), { muted: true, src: address });
    await new Promise((resolve, reject) => {
      video.onloadeddata = resolve;
      video.onerror = () => {
        reject(new Error(`${address} cannot be played.`));
      };
    });
    const { videoWidth: width, videoHeight: height } = video;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser has no canvas.');
    context.globalCompositeOperation = 'lighten';
    let frames = 0;
    const add = () => {
      context.drawImage(video, 0, 0);
      frames += 1;
      video.requestVideoFrameCallback(add);
    };
    add();
    const end = new Promise((resolve) => {
      video.onended = resolve;
    });
    await video.play();
    await end;
    return { frames, png: canvas.toDataURL('image/png').split(',')[1] ?? '' };
  }, `/media/${motif}.mp4`);
  expect(frames, 'frames seen').toBeGreaterThan(20);
  return Buffer.from(png, 'base64');
}

test.describe('texts of a card', () => {
  // The measurement makes the letters transparent with a style that the page's policy forbids.
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

  for (const motif of motifs) {
    test(`keep AA contrast over the brightest frame or the picture of ${motif}`, async ({
      page,
      context,
    }) => {
      // The loop is played once.
      test.slow();
      const laboratory = await context.newPage();
      if (loopMotifs.some((name) => name === motif)) {
        const body = await brightestFrame(laboratory, motif);
        await page.bringToFront();
        await page.route(`**/media/${motif}.jpg`, (route) =>
          route.fulfill({ body, contentType: 'image/png' }),
        );
      }
      await page.goto(pageOver(motif));
      // The control of the background may lie over a text that is being scrolled, on a ground of its own.
      await page.locator('body > * button').evaluateAll((controls) => {
        for (const control of controls) control.style.visibility = 'hidden';
      });
      for (const size of sizes) {
        await page.setViewportSize(size);
        for (const end of [0, 1]) {
          await page.evaluate((end) => {
            scrollTo(0, end * document.documentElement.scrollHeight);
          }, end);
          const texts = await textsOn(page);
          expect(texts.length).toBeGreaterThan(2);
          const where = `${String(size.width)}x${String(size.height)}`;
          expect(await faintTexts(page, laboratory, texts), where).toEqual([]);
        }
      }
    });
  }
});

import {
  ddaRoot,
  dubaiNowPath,
  loopMotifs,
  motifs,
  platformPages,
} from '../../src/content/dda/index.ts';
import { expect, test } from '../fixtures.ts';
import { brightestFrame, faintTexts, textsOn } from './pixels.ts';

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
        await page.route(`**/media/${motif}.avif`, (route) =>
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

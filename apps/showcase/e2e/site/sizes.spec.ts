import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScrolling, test } from '../fixtures.ts';
import { brokenWords } from './brokenWords.ts';
import { coveredTexts } from './coveredTexts.ts';
import { screens } from './screens.ts';

const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 834, height: 1112 },
  { width: 960, height: 540 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 3840, height: 2160 },
] as const;

/** The texts that an element cuts off, or that extend beyond the edges of the page. */
function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const clipped: string[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (words === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (isHiddenVisually(parent) || parent.closest('svg, script, noscript, select')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      for (let box: HTMLElement | null = parent; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const isCutAcross =
          overflowX !== 'visible' && (text.left < edge.left - 1 || text.right > edge.right + 1);
        const isCutDown =
          (overflowY === 'hidden' || overflowY === 'clip') &&
          (text.top < edge.top - 1 || text.bottom > edge.bottom + 1);
        if (
          box !== document.body &&
          box !== document.documentElement &&
          (isCutAcross || isCutDown)
        ) {
          clipped.push(words);
          break;
        }
      }
      if (text.left < -1 || text.right > document.documentElement.clientWidth + 1) {
        clipped.push(words);
      }
    }
    return clipped;

    /** Whether a text is for screen readers only. */
    function isHiddenVisually(element: Element): boolean {
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (getComputedStyle(box).clipPath === 'inset(50%)') return true;
      }
      return false;
    }
  });
}

const largeTextSizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

async function expectAllFits(page: Page): Promise<void> {
  await expectNoSidewaysScrolling(page);
  expect(await clippedTexts(page), 'clipped').toEqual([]);
  expect(await brokenWords(page), 'broken').toEqual([]);
  expect(await coveredTexts(page), 'covered').toEqual([]);
}

const nameOf = ({ width, height }: { width: number; height: number }) =>
  `${String(width)}x${String(height)}`;

for (const path of screens) {
  test(`N4: ${path} fits every screen, even at twice the text size`, async ({ page }) => {
    await page.goto(encodeURI(path));
    for (const size of sizes) {
      await test.step(nameOf(size), async () => {
        await page.setViewportSize(size);
        await expectAllFits(page);
      });
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const size of largeTextSizes) {
      await test.step(`${nameOf(size)}, text of 200 %`, async () => {
        await page.setViewportSize(size);
        await expectAllFits(page);
      });
    }
  });
}

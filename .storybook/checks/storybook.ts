import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { IndexEntry, StoryIndex } from 'storybook/internal/types';

/** All stories and docs pages of the built Storybook. */
export function readIndex(): readonly IndexEntry[] {
  const file = new URL('../../storybook-static/index.json', import.meta.url);
  const index = JSON.parse(readFileSync(file, 'utf8')) as StoryIndex;
  return Object.values(index.entries);
}

/** Opens a story on its own page and waits until its interactions have ended. */
export async function openStory(page: Page, id: string, globals: string): Promise<void> {
  await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=${globals}`);
  await page.waitForFunction(() => /^(finished|errored)$/.test(phaseOf(window)), undefined, {
    timeout: 45_000,
  });
  expect(await page.evaluate(() => phaseOf(window))).toBe('finished');
}

declare global {
  /** Tells how far Storybook has got with the story; `preparePage` defines it in the page. */
  function phaseOf(view: Window): string;
}

/** Defines `phaseOf` in the page. Call it before the page opens. */
export async function preparePage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.phaseOf = (view) => {
      const { __STORYBOOK_PREVIEW__: preview } = view as unknown as {
        __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
      };
      return preview?.currentRender?.phase ?? '';
    };
  });
}

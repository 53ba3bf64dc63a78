import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

interface IndexEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
}

/** Everything there is in the built Storybook. */
export function readIndex(): readonly IndexEntry[] {
  const file = new URL('../../storybook-static/index.json', import.meta.url);
  const index = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, IndexEntry> };
  return Object.values(index.entries);
}

/** Opens a story by itself, and waits until its interactions have come to their end. */
export async function openStory(page: Page, id: string, globals: string): Promise<void> {
  await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=${globals}`);
  await page.waitForFunction(() => /^(finished|errored)$/.test(phaseOf(window)), undefined, {
    timeout: 45_000,
  });
  expect(await page.evaluate(() => phaseOf(window))).toBe('finished');
}

declare global {
  /** Set in the page by `preparePage`: how far Storybook is with the story. */
  function phaseOf(view: Window): string;
}

/** To be called before a page opens: lets it say how far the story is. */
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

import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { IndexEntry, StoryIndex } from 'storybook/internal/types';

/** All stories and docs pages of the built Storybook. */
export function readIndex(): readonly IndexEntry[] {
  const file = new URL('../../storybook-static/index.json', import.meta.url);
  const index = JSON.parse(readFileSync(file, 'utf8')) as StoryIndex;
  return Object.values(index.entries);
}

interface Preview {
  readonly channel: { readonly emit: (event: string, value: object) => void };
  readonly currentRender?: { readonly id: string; readonly phase?: string };
  readonly storyStoreValue?: {
    readonly loadStory: (story: { readonly storyId: string }) => Promise<{
      readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
    }>;
  };
}

/** The name of the surface that a story asks for. */
export async function surfaceOf(page: Page, storyId: string): Promise<string | undefined> {
  return page.evaluate(async (id) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as { __STORYBOOK_PREVIEW__?: Preview };
    const story = await preview?.storyStoreValue?.loadStory({ storyId: id });
    return story?.storyGlobals.viewport?.value;
  }, storyId);
}

/** Opens a story on its own page and waits until its interactions have ended. */
export async function openStory(page: Page, id: string, globals: string): Promise<void> {
  await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=${globals}`);
  await expectFinished(page, id);
}

/** Shows another story on an open page, as the sidebar does, and waits until its interactions have ended. */
export async function switchStory(page: Page, id: string): Promise<void> {
  await page.evaluate((storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as { __STORYBOOK_PREVIEW__?: Preview };
    preview?.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  await expectFinished(page, id);
}

async function expectFinished(page: Page, storyId: string) {
  const phase = await page.waitForFunction((id) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as { __STORYBOOK_PREVIEW__?: Preview };
    const { currentRender: story } = preview ?? {};
    return story?.id === id && /^(finished|errored)$/.test(story.phase ?? '') && story.phase;
  }, storyId);
  expect(await phase.jsonValue(), storyId).toBe('finished');
}

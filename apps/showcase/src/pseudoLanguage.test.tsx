import '@showcase/ui/base.css';
import { overview } from '@showcase/content/overview';
import { page } from 'vitest/browser';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { preloadAll } from './navigation/preload.ts';
import { prerenderedPaths } from './prerenderedPaths.ts';
import { pseudo } from './testing/pseudo.ts';
import { answerFetch, Screen } from './testing/Screen.tsx';

/** In this project, the Arabic texts are pseudo-language (build/pseudoLanguage.ts). */
const screens = prerenderedPaths.filter((path) => /^\/ar\b/.test(path));

let close: (() => void) | undefined;

beforeAll(() => preloadAll());
afterEach(() => {
  close?.();
});

async function open(address: string): Promise<HTMLElement> {
  const restore = answerFetch({ '/api/entities': () => Response.json([]) });
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  close = () => {
    root.unmount();
    host.remove();
    restore();
  };
  root.render(<Screen address={address} />);
  await vi.waitUntil(() => host.querySelector('h1'));
  return host;
}

/** Texts in English letters alone that aren't marked as English: they don't come from the texts of the content. */
function foreignTexts(host: HTMLElement): string[] {
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    const text = textContent?.trim() ?? '';
    const isEnglish = parentElement?.closest('[lang]')?.getAttribute('lang') === 'en';
    const isHidden = parentElement?.closest('script, style, noscript');
    const isAddress = /^(?:https?:\S+|[\w-]+(?:[.:/][\w-]*)+)$/.test(text);
    if (
      !isEnglish &&
      !isHidden &&
      !isAddress &&
      /^[^\u0080-\uFFFF]*[A-Za-z]{3}[^\u0080-\uFFFF]*$/.test(text)
    )
      found.push(text);
  }
  return found;
}

test('the project shows the pseudo-language', async () => {
  const host = await open('/ar');
  expect(host.querySelector('h1')?.textContent).toBe(pseudo(overview.title.en));
});

test.each(screens)(
  '%s has no text outside the content, and room for longer ones',
  async (address) => {
    const host = await open(address);
    expect(foreignTexts(host)).toEqual([]);
    for (const [width, height] of [
      [390, 844],
      [1280, 720],
    ] as const) {
      await page.viewport(width, height);
      expect(document.documentElement.scrollWidth, String(width)).toBeLessThanOrEqual(width);
    }
  },
);

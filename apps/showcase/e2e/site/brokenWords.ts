import type { Page } from '@playwright/test';

/** The words that continue on the next line, each with its text. Addresses may break anywhere. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = node.textContent ?? '';
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('svg, script, noscript, select, code')) continue;
      if (/^\S+\.\S+$/.test(text.trim())) continue;
      for (const word of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(`${word[0]} (${text})`);
      }
    }
    return broken;
  });
}

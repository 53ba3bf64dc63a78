import type { Page } from '@playwright/test';

/**
 * The texts in the window that another element is painted over, each with that element. What scrolls beneath the bar of
 * a kiosk doesn't count.
 */
export function coveredTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    for (const { parent, boxes, words } of textsOf(document.body)) {
      for (const [x, y] of boxes.flatMap(pointsIn)) {
        const top = document.elementFromPoint(x, y);
        if (!top || top.contains(parent) || parent.contains(top)) continue;
        if (!top.closest('[data-bar]') && isPainted(top, x, y))
          found.add(`${words} (below ${top.textContent.trim() || top.outerHTML.slice(0, 80)})`);
      }
    }
    return [...found];

    function textsOf(root: Element) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: { parent: Element; boxes: DOMRect[]; words: string }[] = [];
      while (walker.nextNode()) {
        const { parentElement: parent, textContent } = walker.currentNode;
        const words = textContent?.trim() ?? '';
        if (words === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
        if (parent.closest('svg, script, noscript, select')) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        // Texts for screen readers alone are one pixel large, or clipped.
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 2);
        if (!isClipped(parent)) texts.push({ parent, boxes, words });
      }
      return texts;
    }

    function isClipped(element: Element): boolean {
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (getComputedStyle(box).clipPath === 'inset(50%)') return true;
      }
      return false;
    }

    function pointsIn({ left, top, width, height }: DOMRect): (readonly [number, number])[] {
      return [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((across) =>
        [0.3, 0.5, 0.7].map((down) => [left + across * width, top + down * height] as const),
      );
    }

    /** Whether an element draws something at a point. The link of a whole card, for instance, draws nothing there. */
    function isPainted(element: Element, x: number, y: number): boolean {
      const isWithin = ({ left, right, top, bottom }: DOMRect) =>
        x >= left && x <= right && y >= top && y <= bottom;
      // The ends of a line's height are empty.
      const isWithinLetters = ({ left, top, width, height }: DOMRect) =>
        isWithin(new DOMRect(left, top + 0.2 * height, width, 0.6 * height));
      if (textsOf(element).some(({ boxes }) => boxes.some(isWithinLetters))) return true;
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const isPicture = /^(?:img|video|canvas)$/i.test(element.tagName);
      const hasBackground = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
      return isWithin(element.getBoundingClientRect()) && (isPicture || hasBackground);
    }
  });
}

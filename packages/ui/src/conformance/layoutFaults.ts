interface Item {
  readonly element: Element;
  readonly words: string;
  readonly boxes: readonly DOMRect[];
}

const interactive = 'a[href], button, input, select, textarea, [role="combobox"], [tabindex="0"]';

/**
 * What is wrong with the layout of everything inside: texts and controls that overlap, that something cuts, or that
 * reach out of `root`; short words that are broken; content that scrolls sideways.
 */
export function layoutFaults(root: HTMLElement): string[] {
  const texts = textsOf(root);
  const controls = [...root.querySelectorAll(interactive)].filter(isVisible).map((element) => ({
    element,
    words: `the control ${nameOf(element)}`,
    boxes: [element.getBoundingClientRect()],
  }));
  return [
    ...overlaps([...texts.map(withInk), ...controls], root),
    ...texts.flatMap(cutsOf),
    ...[...texts, ...controls].flatMap((item) => escapesOf(item, root)),
    ...texts.flatMap((text) => brokenWords(text, root)),
    ...[root, ...root.querySelectorAll<HTMLElement>('*')].flatMap(sidewaysScroll),
  ];
}

const nameOf = (element: Element) =>
  (element.textContent.trim() || element.getAttribute('aria-label') || element.tagName).slice(
    0,
    40,
  );

function isVisible(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { clipPath, position, width } = getComputedStyle(box);
    // Texts for screen readers alone.
    if (clipPath === 'inset(50%)' || (position === 'absolute' && width === '1px')) return false;
  }
  return true;
}

function textsOf(root: Element): (Item & { readonly node: Node })[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: (Item & { readonly node: Node })[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const { parentElement: element, textContent } = node;
    const words = textContent?.trim() ?? '';
    if (words === '' || !element || !isVisible(element)) continue;
    if (element.closest('svg, script, style, noscript, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 2);
    texts.push({ node, element, words: words.slice(0, 60), boxes });
  }
  return texts;
}

/** The part of each line that has ink: tight lines overlap with the rest of their boxes. */
const withInk = (item: Item): Item => ({
  ...item,
  boxes: item.boxes.map(
    ({ x, y, width, height }) => new DOMRect(x, y + height * 0.3, width, height * 0.4),
  ),
});

function overlaps(items: readonly Item[], root: Element): string[] {
  return items.flatMap((one, index) =>
    items.slice(index + 1).flatMap((other) => {
      const isInside = one.element.contains(other.element) || other.element.contains(one.element);
      const scrollsAway = pinnedTo(one.element, root) !== pinnedTo(other.element, root);
      const meet = one.boxes.some((box) => other.boxes.some((second) => isOver(box, second)));
      return meet && !isInside && !scrollsAway ? [`“${one.words}” overlaps “${other.words}”.`] : [];
    }),
  );
}

/** The element around it that stays in view while the content of `root` scrolls beneath it. */
function pinnedTo(element: Element, root: Element): Element | undefined {
  if (root.scrollHeight <= root.clientHeight) return undefined;
  for (let box: Element | null = element; box && box !== root; box = box.parentElement) {
    if (getComputedStyle(box).position === 'sticky') return box;
  }
  return undefined;
}

const isOver = (one: DOMRect, other: DOMRect) =>
  one.left < other.right - 1 &&
  other.left < one.right - 1 &&
  one.top < other.bottom - 1 &&
  other.top < one.bottom - 1;

/** Texts beyond the edge of a box that hides what overflows it. */
function cutsOf({ element, words, boxes }: Item): string[] {
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(box);
    if (textOverflow === 'ellipsis') return [];
    const edge = box.getBoundingClientRect();
    const isCut = boxes.some(
      (line) =>
        (['hidden', 'clip'].includes(overflowX) &&
          (line.left < edge.left - 1 || line.right > edge.right + 1)) ||
        (['hidden', 'clip'].includes(overflowY) &&
          (line.top + line.height * 0.3 < edge.top ||
            line.bottom - line.height * 0.3 > edge.bottom)),
    );
    if (isCut) return [`“${words}” is cut.`];
    if (['auto', 'scroll'].includes(overflowY)) return [];
  }
  return [];
}

function escapesOf({ element, words, boxes }: Item, root: Element): string[] {
  // Controls at an edge of the window have their own place.
  if (element.closest('[data-corner]')) return [];
  const { left, right } = root.getBoundingClientRect();
  return boxes.some((box) => box.left < left - 1 || box.right > right + 1)
    ? [`“${words}” is beyond its container.`]
    : [];
}

/** Words on two lines that a quarter of the container could hold. */
function brokenWords({ node }: Item & { readonly node: Node }, root: Element): string[] {
  const room = root.clientWidth / 4;
  return [...(node.textContent ?? '').matchAll(/[^\s\-–/·.]{2,}/gu)].flatMap(
    ({ 0: word, index }) => {
      // No line of a phone holds it.
      if (word.length > 24) return [];
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      const lines = new Set(boxes.map(({ bottom }) => Math.round(bottom)));
      const width = boxes.reduce((sum, box) => sum + box.width, 0);
      return lines.size > 1 && width < room ? [`“${word}” is broken.`] : [];
    },
  );
}

function sidewaysScroll(element: HTMLElement): string[] {
  const { overflowX } = getComputedStyle(element);
  return ['auto', 'scroll'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1
    ? [`${element.tagName} scrolls sideways.`]
    : [];
}

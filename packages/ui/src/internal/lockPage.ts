const locked = new Set<Element>();
let before = '';

/**
 * Keeps the page from scrolling behind a dialog in a shadow root, from where `behindModal` doesn't reach the page.
 *
 * @returns A function that releases the page once every such dialog has released it.
 */
export function lockPage(dialog: Element, place: Node): () => void {
  if (place === document) return () => undefined;
  const { style } = document.documentElement;
  if (locked.size === 0) before = style.overflow;
  locked.add(dialog);
  style.overflow = 'hidden';
  const release = () => {
    if (locked.delete(dialog) && locked.size === 0) style.overflow = before;
  };
  dialog.addEventListener('close', release, { once: true });
  return release;
}

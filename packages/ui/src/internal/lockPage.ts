const locked = new Set<Element>();
let before = '';

/**
 * Keeps the page from scrolling behind a modal dialog, which browsers don't.
 *
 * @returns A function that releases the page once every such dialog has released it.
 */
export function lockPage(dialog: Element): () => void {
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

/**
 * Closes a modal dialog that isn't rendered, for instance because a media query hides its container: otherwise the
 * page would be inert with nothing to see.
 *
 * @returns A function that stops watching.
 */
export function closeWhenHidden(dialog: Partial<HTMLDialogElement> & Element): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const observer = new IntersectionObserver(() => {
    const isHidden = dialog.open && dialog.getClientRects().length === 0;
    // Paper doesn't need it, but the screen will show it again.
    if (isHidden && !isPrinted()) dialog.close?.();
  });
  observer.observe(dialog);
  return () => {
    observer.disconnect();
  };
}

const isPrinted = () => typeof matchMedia === 'function' && matchMedia('print').matches;

const query = '(prefers-reduced-motion: reduce)';

/** Makes the page behave as if the visitor had asked for reduced motion. Returns a function that undoes it. */
export function setReducedMotion(isReduced: boolean): () => void {
  if (!isReduced) return () => undefined;
  const original = window.matchMedia.bind(window);
  const style = document.createElement('style');
  style.textContent =
    '*, *::before, *::after { animation: none !important; transition: none !important; }';
  document.head.append(style);
  window.matchMedia = (asked) => original(asked === query ? 'all' : asked);
  return () => {
    window.matchMedia = original;
    style.remove();
  };
}

const query = '(prefers-reduced-motion: reduce)';

/** Answers the media query as if the visitor had asked for reduced motion; returns what undoes it. */
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

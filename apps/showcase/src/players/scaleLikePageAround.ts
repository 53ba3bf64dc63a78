/**
 * Gives a page in a frame the type sizes of the page around it, although the frame is smaller than the page. Alone, or in
 * a page of another origin, it keeps its own.
 */
export function scaleLikePageAround(): void {
  const around = window.frameElement?.ownerDocument.defaultView;
  if (!around) return;
  const { style } = document.documentElement;
  style.fontSize = getComputedStyle(around.document.documentElement).fontSize;
  style.setProperty(
    '--showcase-step',
    `${String(Math.max(around.innerWidth, around.innerHeight) / 100)}px`,
  );
}

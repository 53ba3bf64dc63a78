/** The picture of the link that visitors touched last: in the link, or in the card around it. */
let touched: HTMLImageElement | undefined;
/** Its copy, which stays on the screen while the page leaves. */
let copy: HTMLImageElement | undefined;

addEventListener(
  'click',
  (event) => {
    const [target] = event.composedPath();
    const link = target instanceof Element ? target.closest('a') : null;
    const place = link?.querySelector('img') ? link : link?.closest('li, article');
    touched = place?.querySelector('img') ?? undefined;
  },
  { capture: true },
);

/** Keeps the picture that was touched in its place, behind the page that leaves. */
export function holdPicture(page: HTMLElement): void {
  dropPicture();
  // A hidden picture has no size.
  if (touched?.complete && touched.offsetWidth > 0 && page.contains(touched)) {
    copy = copyOf(touched);
    page.before(copy);
  }
  touched = undefined;
}

function copyOf(picture: HTMLImageElement): HTMLImageElement {
  const image = picture.cloneNode() as HTMLImageElement;
  const { x, y, width, height } = picture.getBoundingClientRect();
  const { objectFit, objectPosition } = getComputedStyle(picture);
  image.alt = '';
  image.removeAttribute('loading');
  // A card may put its picture behind its text; here that would be behind the page.
  image.removeAttribute('class');
  Object.assign(image.style, {
    position: 'fixed',
    inset: `${String(y)}px auto auto ${String(x)}px`,
    width: `${String(width)}px`,
    height: `${String(height)}px`,
    objectFit,
    objectPosition,
    clipPath: frameOf(picture),
    pointerEvents: 'none',
  });
  return image;
}

/** The part of the picture within the rounded frame around it, as a clip path. */
function frameOf(picture: HTMLElement): string {
  let frame = picture;
  while (frame.parentElement && getComputedStyle(frame).borderRadius === '0px') {
    frame = frame.parentElement;
  }
  const box = picture.getBoundingClientRect();
  const { top, right, bottom, left } = frame.getBoundingClientRect();
  const edges = [top - box.top, box.right - right, box.bottom - bottom, left - box.left];
  const inset = edges.map((edge) => `${String(Math.max(0, edge))}px`).join(' ');
  return `inset(${inset} round ${getComputedStyle(frame).borderRadius})`;
}

/** Removes the held picture, and returns where it was. */
export function dropPicture(): DOMRect | undefined {
  const place = copy?.getBoundingClientRect();
  copy?.remove();
  copy = undefined;
  return place;
}

import type { Stage } from './context.ts';

/** Keeps the picture that was touched in its place, behind the page that leaves. */
export function holdPicture(stage: Stage, page: HTMLElement): void {
  dropPicture(stage);
  const picture = pictureAt(stage.pressed);
  stage.pressed = null;
  // A hidden picture has no size.
  if (!picture?.complete || picture.offsetWidth === 0 || !page.contains(picture)) return;
  stage.held = copyOf(picture);
  page.before(stage.held);
}

/** The picture of the link that was pressed: in the link, or in the card around it. */
function pictureAt(pressed: EventTarget | null) {
  const link = pressed instanceof Element ? pressed.closest('a') : null;
  const place = link?.querySelector('img') ? link : link?.closest('li, article');
  return place?.querySelector('img');
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
export function dropPicture(stage: Stage): DOMRect | undefined {
  const place = stage.held?.getBoundingClientRect();
  stage.held?.remove();
  stage.held = null;
  return place;
}

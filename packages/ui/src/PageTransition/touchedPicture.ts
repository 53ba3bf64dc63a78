import type { Stage } from './context.ts';
import { isWayBackFrom, linkTo } from './wayBack.ts';

/** Keeps the picture that was touched in its place, behind the page that leaves. */
export function holdPicture(stage: Stage, page: HTMLElement): void {
  dropPicture(stage);
  const { pressed } = stage;
  const picture = pictureIn(pressed instanceof Element ? pressed.closest('a') : null);
  stage.pressed = null;
  // A hidden picture has no size.
  if (!picture?.complete || picture.offsetWidth === 0 || !page.contains(picture)) return;
  stage.held = copyOf(picture);
  page.before(stage.held);
}

/** The picture of a link: in the link, or in the card around it. */
function pictureIn(link: Element | null | undefined) {
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

/** Removes the held picture. */
export function dropPicture(stage: Stage): void {
  stage.held?.remove();
  stage.held = null;
}

/** Gives an element its own name in a change of page (base.css). */
function setName(part: 'picture' | 'page' | 'bar' | 'control', element?: HTMLElement | null) {
  if (element) element.style.viewTransitionName = `showcase-${part}`;
}

/** Ends the names, so the next change moves everything as one. */
export function removeNames(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')) {
    element.style.viewTransitionName = '';
  }
}

/**
 * Names and returns the picture that grows into the next page, or that shrinks into the list on the way back, before
 * the old page is captured: it is then one opaque element, above the page and below what stays.
 */
export function nameOldPicture(stage: Stage): HTMLElement | null {
  const { held, grown, scene, path } = stage;
  const own = grown?.isConnected ? grown : scene;
  removeNames();
  const picture = held ?? (isWayBackFrom(path) ? own : null);
  setName('picture', picture);
  if (picture) nameControls();
  return picture;
}

/** On the way back, fetches the picture in the list now: while a change begins, the browser fetches none that is lazy. */
export function fetchLandingPicture(stage: Stage, path: string): void {
  const picture = pictureIn(linkTo(path, stage));
  if (picture) picture.loading = 'eager';
}

/** Names what the picture becomes: the same picture, or the scene behind the page; on the way back, the link's picture. */
export function nameNewPicture(stage: Stage, path: string, old: HTMLElement | null): void {
  const { held, scene, page } = stage;
  stage.grown = held && (samePicture(held, page) ?? coveringScene(scene));
  if (!old) return;
  removeNames();
  setName('picture', held ? stage.grown : pictureIn(linkTo(path, stage)));
  if (isScene(stage.grown)) setName('page', page);
  if (isScene(stage.grown) || isScene(old)) nameControls();
}

/** Whether it is behind the page, not a picture on it. */
function isScene(element: HTMLElement | null): boolean {
  return element !== null && !(element instanceof HTMLImageElement);
}

function nameControls(): void {
  setName('bar', document.querySelector<HTMLElement>('[data-bar]'));
  setName('control', document.querySelector<HTMLElement>("[data-corner='control']"));
}

function samePicture(picture: HTMLImageElement, page: HTMLElement | null) {
  const file = picture.getAttribute('src');
  const images = [...(page?.querySelectorAll('img') ?? [])];
  return images.find((image) => image.getAttribute('src') === file && image.offsetWidth > 0);
}

function coveringScene(scene: HTMLElement | null): HTMLElement | null {
  return scene?.previousElementSibling && scene.querySelector('img')?.complete ? scene : null;
}

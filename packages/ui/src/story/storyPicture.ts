import type { Picture } from '../picture/Picture.ts';

/** For stories: a single-colour picture with a simple shape, so no story needs a file. */
export function storyPicture(color: string, width = 640, height = 400): Picture {
  const figure = `<g fill="none" stroke="#5ce1e6" stroke-width="2" transform="translate(${String(width / 2)} ${String(height / 2)})"><path d="M0-90 78-45V45L0 90-78 45V-45zM0-90V0M-78 45 0 0 78 45"/></g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}"><rect width="${String(width)}" height="${String(height)}" fill="${color}"/>${figure}</svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height };
}

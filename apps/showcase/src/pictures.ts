import type { Picture } from '@showcase/ui';

/** The addresses of all pictures, by their files in `assets`. */
const files = import.meta.glob<string>('./assets/**/*.{svg,avif}', {
  eager: true,
  query: '?url',
  import: 'default',
});

function addressOf(file: string): string {
  const address = files[`./assets/${file}`];
  if (address === undefined) {
    throw new Error(`There is no ${file} in apps/showcase/src/assets. Draw it: pnpm media.`);
  }
  return address;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture as its SVG, by its name in the content: `core42/hero` is `assets/core42/hero.svg`. Throws if it is missing. */
export function drawing(name: string, size: Size): Picture {
  return { src: addressOf(`${name}.svg`), ...size };
}

/** The picture of an image link. */
export const actionPicture = (name: string): Picture => drawing(name, { width: 200, height: 200 });

/**
 * A picture that takes at most half of a wide screen and the whole width of a narrow one: as AVIF at several widths, if
 * media/bitmaps.ts draws it, and as its SVG for larger screens. Throws if a file is missing.
 */
export function scene(
  name: string,
  size: Size = { width: 640, height: 400 },
  sizes = '(min-width: 46rem) 50vw, 100vw',
): Picture {
  const picture = drawing(name, size);
  const bitmaps = [400, 640, 960].map((width) => ({
    width,
    file: `${name}-${String(width)}.avif`,
  }));
  if (!bitmaps.some(({ file }) => `./assets/${file}` in files)) return picture;
  const set = bitmaps.map(({ width, file }) => `${addressOf(file)} ${String(width)}w`);
  return {
    ...picture,
    srcSet: [...set, `${picture.src} 2560w`].join(', '),
    sizes,
  };
}

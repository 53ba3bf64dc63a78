import type { Picture } from '@showcase/ui';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Pictures {
  /** A picture as its SVG. */
  readonly drawing: (name: string, size: Size) => Picture;
  /**
   * A picture that takes at most half of a wide screen and the whole width of a narrow one: as AVIF at several widths, if
   * media/bitmaps.ts draws it, and as its SVG for larger screens.
   */
  readonly scene: (name: string, size?: Size) => Picture;
  /** A scene as one of several next to each other. On upright screens they are tall, so the picture is wider than they. */
  readonly tile: (name: string) => Picture;
}

/** As media/bitmaps.ts draws them. */
const widths = [400, 640, 960];

/**
 * The pictures of a folder in `assets`, by their names in the content: `core42/hero` is `assets/core42/hero.svg`. Each area
 * names its own, so that no page carries the addresses of all. Throws if a file is missing.
 *
 * @param files The address of each file.
 */
export function picturesIn(files: Readonly<Record<string, string>>): Pictures {
  const addresses = new Map(
    Object.entries(files).map(([file, address]) => [file.replace(/^.*\/assets\//, ''), address]),
  );

  const addressOf = (file: string) => {
    const address = addresses.get(file);
    if (address === undefined) {
      throw new Error(`There is no ${file} in apps/showcase/src/assets. Draw it: pnpm media.`);
    }
    return address;
  };

  const drawing: Pictures['drawing'] = (name, size) => ({
    src: addressOf(`${name}.svg`),
    ...size,
  });

  const scene: Pictures['scene'] = (name, size = { width: 640, height: 400 }) => {
    const picture = drawing(name, size);
    const bitmaps = widths.map((width) => ({ width, file: `${name}-${String(width)}.avif` }));
    if (!bitmaps.some(({ file }) => addresses.has(file))) return picture;
    const set = bitmaps.map(({ width, file }) => `${addressOf(file)} ${String(width)}w`);
    return {
      ...picture,
      srcSet: [...set, `${picture.src} 2560w`].join(', '),
      sizes: '(min-width: 46rem) 50vw, 100vw',
    };
  };

  const tile: Pictures['tile'] = (name) => {
    const picture = scene(name);
    if (!picture.srcSet) return picture;
    const sizes =
      '(min-width: 46rem) and (orientation: landscape) 30vw, (min-width: 46rem) 55vw, 100vw';
    return { ...picture, sizes };
  };

  return { drawing, scene, tile };
}

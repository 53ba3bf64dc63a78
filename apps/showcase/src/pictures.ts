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

/**
 * A picture that takes at most half of a wide screen and the whole width of a narrow one: as AVIF at 640 and 960 pixels,
 * and as its SVG for larger screens (media/bitmaps.ts). Throws if one of them is missing.
 */
export function scene(name: string, size: Size = { width: 640, height: 400 }): Picture {
  const { src } = drawing(name, size);
  const [small, medium] = [addressOf(`${name}-640.avif`), addressOf(`${name}-960.avif`)];
  return {
    src,
    srcSet: `${small} 640w, ${medium} 960w, ${src} 2560w`,
    sizes: '(min-width: 46rem) 50vw, 100vw',
    ...size,
  };
}

import type { Picture } from '@showcase/ui';

/**
 * Finds scenes by name: as AVIF at 640 and 960 pixels, and as the source SVG for larger screens (media/bitmaps.ts). A
 * scene takes at most half of a wide screen and the whole width of a narrow one.
 *
 * @param files The addresses of the files by `./name`, from `import.meta.glob`. Throws an error if one is missing.
 */
export function scenesIn(files: Readonly<Record<string, string>>) {
  const addressOf = (file: string): string => {
    const address = files[`./${file}`];
    if (address === undefined) throw new Error(`There is no ${file}. Draw it: pnpm media.`);
    return address;
  };
  return (name: string, size = { width: 640, height: 400 }): Picture => {
    const drawing = addressOf(`${name}.svg`);
    const [small, medium] = [addressOf(`${name}-640.avif`), addressOf(`${name}-960.avif`)];
    return {
      src: drawing,
      srcSet: `${small} 640w, ${medium} 960w, ${drawing} 2560w`,
      sizes: '(min-width: 46rem) 50vw, 100vw',
      ...size,
    };
  };
}

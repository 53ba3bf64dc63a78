/**
 * `pnpm media NAME`: renders a film to apps/showcase/public/media, or draws a set of pictures to
 * apps/showcase/src/assets. Without a name it lists the names (README.md).
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../scripts/run.ts';
import { writeBitmaps } from './bitmaps.ts';
import { writePreviews } from './previews.ts';

type Pictures = Readonly<Record<string, () => string>>;

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    /** Draws single moments of a film, in seconds, as PNG files instead of rendering it. */
    stills: { type: 'string' },
    /** The folder for the stills. */
    to: { type: 'string', default: join(tmpdir(), 'stills') },
    /** Plays a film in a browser while you work on it. */
    preview: { type: 'boolean', default: false },
    /** Draws only the poster of a film, and its tiles. */
    poster: { type: 'boolean', default: false },
    /** Measures the encoded loops instead of rendering them: of the named motifs, or all. */
    check: { type: 'boolean', default: false },
    /** A folder that keeps the drawn frames, so a film can be encoded again without drawing it. */
    frames: { type: 'string' },
  },
});

/** The folders of the drawing modules. Each module is a film or a set of pictures. */
const folders = { pictures: 'pictures', films: 'films/scenes' } as const;
const media = (['pictures', 'films'] as const).flatMap((kind) =>
  readdirSync(new URL(folders[kind], import.meta.url))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ kind, file, name: nameOf(file) })),
);

if (options.check) {
  const { checkLoops } = await import('./films/check.ts');
  if (!(await checkLoops(names))) process.exitCode = 1;
} else if (names.length === 0) {
  list(console.log);
} else {
  for (const name of names) await make(name);
}

/** The output is named after its module, in kebab-case: productFilm.ts draws `product-film`. */
function nameOf(file: string): string {
  return file.replace('.ts', '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function list(write: (line: string) => void) {
  for (const { kind, name } of media) write(`${kind}/${name}`);
}

/**
 * Takes a name with or without its folder. If a film and a set of pictures share a name, the pictures are used, unless
 * there is an option for films.
 */
async function make(wanted: string) {
  const isFilm = options.preview || options.poster || options.stills !== undefined;
  const medium = media.find(
    ({ kind, name }) =>
      (kind === 'films' || !isFilm) && (wanted === name || wanted === `${kind}/${name}`),
  );
  if (!medium) {
    console.error(
      `There is no ${isFilm ? 'film' : 'film or set of pictures'} "${wanted}". There are:`,
    );
    list(console.error);
    process.exitCode = 1;
  } else if (medium.kind === 'pictures') {
    await drawPictures(medium.name, medium.file);
  } else {
    const films = await import('./films/render.ts');
    if (options.preview) await films.preview(medium.name);
    else if (options.poster) await films.renderPoster(medium.name);
    else if (options.stills === undefined) await films.renderFilm(medium.name, options.frames);
    else await films.drawStills(medium.name, options.stills.split(',').map(Number), options.to);
  }
}

async function drawPictures(name: string, file: string) {
  const { pictures } = (await import(`./pictures/${file}`)) as { readonly pictures: Pictures };
  const folder = join(root, 'apps/showcase/src/assets', name);
  mkdirSync(folder, { recursive: true });
  for (const [picture, draw] of Object.entries(pictures)) {
    const file = join(folder, picture);
    const svg = draw();
    writeFileSync(`${file}.svg`, svg);
    await writeBitmaps(file, svg);
  }
  if (name === 'emblems')
    await writePreviews(join(root, 'apps/showcase/public/previews'), pictures);
  console.log(
    `${String(Object.keys(pictures).length)} pictures in apps/showcase/src/assets/${name}`,
  );
}

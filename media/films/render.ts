/** Renders films: a headless Chromium draws every frame on a canvas (stage.ts), ffmpeg encodes them (encode.ts). */
import { once } from 'node:events';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { getPriority, setPriority, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { chromium, type Page } from 'playwright';
import { createServer, type Plugin } from 'vite';
import { motifNames } from '@showcase/content/city/motifs';
import { browserArguments, findBrowser } from '../../apps/stand/src/launcher/findBrowser.ts';
import { root } from '../../scripts/run.ts';
import { writePoster } from '../bitmaps.ts';
import {
  encodeFilm,
  encodeLoop,
  encodeStream,
  filesOf,
  recordPictures,
  recordSound,
  sampleRate,
  type Film,
  type PipedEncoding,
} from './encode.ts';

const output = join(root, 'apps/showcase/public/media');

/** The receivers of the page's bytes, keyed by the path that the page sends them to. */
const receivers = new Map<string, Writable>();

/** Renders a film with its poster. The folder `frames` keeps the drawn frames, or already contains them. */
export const renderFilm = (name: string, frames?: string) =>
  onStage(name, (page, film) => render(page, film, frames));

/** Draws the poster, and its tiles, without the film. */
export const renderPoster = (name: string) => onStage(name, drawPoster);

/** Draws single moments, given in seconds, as PNG files in a folder. */
export const drawStills = (name: string, moments: readonly number[], folder: string) =>
  onStage(name, async (page, film) => {
    mkdirSync(folder, { recursive: true });
    for (const moment of moments) {
      const file = join(folder, `${film.name}-${moment.toFixed(2).padStart(6, '0')}.png`);
      await drawFrame(page, film, moment, file);
      console.log(file);
    }
  });

/** Serves a page that plays the film and reloads after each change, until the process ends. */
export async function preview(name: string) {
  const { address } = await serveStage(true);
  console.log(`${address}?film=${name}`);
}

async function onStage(name: string, work: (page: Page, film: Film) => Promise<void>) {
  // Doesn't change a lower priority, because only root may raise it.
  setPriority(Math.max(5, getPriority()));
  const { server, address } = await serveStage(false);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    // For `gc`, which releases the sent frames: the browser keeps a few hundred megabytes of them.
    args: [...browserArguments, '--js-flags=--expose-gc'],
  });
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => {
      console.error(error);
    });
    await page.goto(address);
    await work(page, await page.evaluate((film) => window.stage.open(film), name));
  } finally {
    await browser.close();
    await server.close();
  }
}

async function render(page: Page, film: Film, frames?: string) {
  const started = Date.now();
  const { name, encoding } = film;
  const work = mkdtempSync(join(tmpdir(), 'render-'));
  const master = join(frames ?? work, `${name}.mkv`);
  const sound = film.hasSound ? join(work, 'sound.wav') : undefined;
  mkdirSync(output, { recursive: true });
  try {
    if (!existsSync(master)) await drawFilm(page, film, master);
    console.log(`${name}: drawn in ${secondsSince(started)} s`);
    if (sound) {
      await pipe('/sound', recordSound(sound), () =>
        page.evaluate(([film, rate]) => window.stage.sendSound(film, rate, '/sound'), [
          name,
          sampleRate,
        ] as const),
      );
    }
    if ('stream' in encoding) await encodeStream(film, encoding, master, output);
    else if ('loop' in encoding) await encodeLoop(film, encoding, master, output);
    else await encodeFilm(film, encoding, master, sound, output);
    await drawPoster(page, film);
  } finally {
    rmSync(work, { recursive: true });
  }
  for (const file of filesOf(film, output)) {
    console.log(`${file}: ${(statSync(join(output, file)).size / 1000).toFixed(0)} kB`);
  }
  console.log(`${name}: done in ${secondsSince(started)} s`);
}

async function drawPoster(page: Page, film: Film) {
  const { name, poster } = film;
  const work = mkdtempSync(join(tmpdir(), 'poster-'));
  const frame = join(work, `${name}.png`);
  try {
    await drawFrame(page, film, poster.at, frame);
    await writePoster(join(output, name), frame, poster.width, isMotif(name));
  } finally {
    rmSync(work, { recursive: true });
  }
}

const isMotif = (name: string) => (motifNames as readonly string[]).includes(name);

/** Gives the file its name only when it is complete. */
async function drawFilm(page: Page, { name, fps }: Film, master: string) {
  mkdirSync(dirname(master), { recursive: true });
  const unfinished = master.replace('.mkv', '.part.mkv');
  await pipe('/film', recordPictures(fps, unfinished), () =>
    page.evaluate((film) => window.stage.sendFilm(film, '/film'), name),
  );
  renameSync(unfinished, master);
}

/** Draws a moment, given in seconds, as a PNG file. */
async function drawFrame(page: Page, { name }: Film, moment: number, file: string) {
  const stream = createWriteStream(file);
  await receive('/still', stream, () =>
    page.evaluate(([film, t]) => window.stage.sendFrame(film, t, '/still'), [
      name,
      moment,
    ] as const),
  );
  stream.end();
  await finished(stream);
}

async function pipe(path: string, { input, finish }: PipedEncoding, sendIt: () => Promise<void>) {
  await receive(path, input, sendIt);
  await finish();
}

/** Passes the page's data for `path` to `receiver` while `sendIt` runs. */
async function receive(path: string, receiver: Writable, sendIt: () => Promise<void>) {
  receivers.set(path, receiver);
  await sendIt();
  receivers.delete(path);
}

async function serveStage(isLive: boolean) {
  const server = await createServer({
    configFile: false,
    root: join(root, 'media/films'),
    logLevel: 'warn',
    appType: 'mpa',
    server: {
      host: '127.0.0.1',
      port: 4179,
      fs: { allow: [root] },
      // A change must not reload the page in the middle of a film.
      ...(isLive ? {} : { hmr: false, watch: null }),
    },
    resolve: { alias: { alexandria: findFonts() } },
    plugins: [receiving],
  });
  await server.listen();
  return { server, address: `${server.resolvedUrls?.local[0] ?? ''}stage.html` };
}

/** Passes on the page's data, no faster than the receiver accepts it. */
const receiving: Plugin = {
  name: 'receive',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const receiver = request.method === 'POST' && receivers.get(request.url ?? '');
      if (!receiver) {
        next();
        return;
      }
      handOn(request, receiver).then(
        () => response.end(),
        (error: unknown) => {
          console.error(error);
          response.writeHead(500).end();
        },
      );
    });
  },
};

async function handOn(from: Readable, to: Writable) {
  for await (const chunk of from) {
    if (!to.write(chunk)) await once(to, 'drain');
  }
}

/** The font is a dependency of the component library. */
function findFonts(): string {
  const { resolve } = createRequire(join(root, 'packages/ui/package.json'));
  const file = 'alexandria-latin-wght-normal.woff2';
  return dirname(resolve(`@fontsource-variable/alexandria/files/${file}`));
}

function secondsSince(moment: number): string {
  return ((Date.now() - moment) / 1000).toFixed(0);
}

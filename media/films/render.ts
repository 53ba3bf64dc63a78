/**
 * Renders scenes to `apps/showcase/public/media/`: `node media/render.ts <scene>…` (see README.md).
 * A headless Chromium draws every frame on a canvas, ffmpeg encodes them.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getPriority, setPriority, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { createServer, type Plugin } from 'vite';
import { browserArguments, findBrowser } from '../scripts/browser.ts';
import { root } from '../scripts/run.ts';
import type { Encoding, Scene, Size, StreamEncoding } from './lib/scene.ts';

type Film = Omit<Scene, 'draw' | 'sound'> & { readonly hasSound: boolean };

const folder = join(root, 'media');
const output = join(root, 'apps/showcase/public/media');
const sampleRate = 48_000;
const pipedPictures = ['-f', 'image2pipe', '-c:v', 'mjpeg'];
const bt709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    /** Draws single moments, in seconds, as PNG files instead of rendering. */
    stills: { type: 'string' },
    /** Where the stills go. */
    to: { type: 'string', default: join(tmpdir(), 'stills') },
    /** Serves the stage, to watch a scene in a browser while it is being made. */
    preview: { type: 'boolean', default: false },
  },
});

/** Where the bytes that the page sends go, by the path it sends them to. */
const receivers = new Map<string, Writable>();

// Without the right to raise it, a lower priority stays as it is.
setPriority(Math.max(5, getPriority()));
const server = await createServer({
  configFile: false,
  root: folder,
  logLevel: 'warn',
  appType: 'mpa',
  server: {
    host: '127.0.0.1',
    port: 4179,
    fs: { allow: [root] },
    // A change must not reload the page in the middle of a film.
    ...(options.preview ? {} : { hmr: false, watch: null }),
  },
  resolve: { alias: { alexandria: findFonts() } },
  plugins: [receive()],
});
await server.listen();
const address = `${server.resolvedUrls?.local[0] ?? ''}stage.html`;

if (options.preview) {
  say(`${address}?scene=${names[0] ?? '<scene>'}`);
} else {
  if (names.length === 0) throw new Error('Name a scene: node media/render.ts product-film');
  await renderAll();
  await server.close();
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}

async function renderAll() {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments],
  });
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => {
      console.error(error);
    });
    await page.goto(address);
    for (const name of names) {
      const film = await page.evaluate((chosen) => window.stage.open(chosen), name);
      await (options.stills ? drawStills(page, film, options.stills) : render(page, film));
    }
  } finally {
    await browser.close();
  }
}

async function drawStills(page: Page, film: Film, moments: string) {
  mkdirSync(options.to, { recursive: true });
  for (const moment of moments.split(',').map(Number)) {
    const file = join(options.to, `${film.name}-${moment.toFixed(2).padStart(6, '0')}.png`);
    const stream = createWriteStream(file);
    receivers.set('/still', stream);
    await page.evaluate(([name, t]) => window.stage.sendFrame(name, t, 'image/png', '/still'), [
      film.name,
      moment,
    ] as const);
    stream.end();
    await finished(stream);
    say(file);
  }
}

async function render(page: Page, film: Film) {
  const started = Date.now();
  const work = mkdtempSync(join(tmpdir(), 'render-'));
  const master = join(work, 'master.mkv');
  const sound = join(work, 'sound.wav');
  mkdirSync(output, { recursive: true });
  try {
    // The pictures go into one file as they are, to be encoded from there as often as needed.
    const pictures = [...pipedPictures, '-framerate', String(film.fps), '-i', '-'];
    const drawing = startEncoding('/film', [...pictures, '-c:v', 'copy', master]);
    await page.evaluate((name) => window.stage.sendFilm(name, '/film'), film.name);
    await drawing.finish();
    say(`${film.name}: drawn in ${secondsSince(started)} s`);

    if (film.hasSound) {
      const format = ['-f', 'f32le', '-ar', String(sampleRate), '-ac', '2', '-i', '-'];
      const recording = startEncoding('/sound', [...format, '-c:a', 'pcm_s16le', sound]);
      await page.evaluate(([name, rate]) => window.stage.sendSound(name, rate, '/sound'), [
        film.name,
        sampleRate,
      ] as const);
      await recording.finish();
    }
    await ('stream' in film.encoding
      ? encodeStream(film, film.encoding, master)
      : encode(film, film.encoding, master, film.hasSound ? sound : undefined));

    const { at, size, quality } = film.poster;
    const poster = startEncoding('/poster', [
      ...[...pipedPictures, '-i', '-', '-frames:v', '1'],
      ...['-vf', `scale=${dimensions(size)}:flags=lanczos`, '-q:v', String(quality)],
      join(output, `${film.name}.jpg`),
    ]);
    await page.evaluate(([name, t]) => window.stage.sendFrame(name, t, 'image/jpeg', '/poster'), [
      film.name,
      at,
    ] as const);
    await poster.finish();
  } finally {
    rmSync(work, { recursive: true });
  }
  for (const file of filesOf(film)) {
    say(`${file}: ${(statSync(join(output, file)).size / 1000).toFixed(0)} kB`);
  }
  say(`${film.name}: done in ${secondsSince(started)} s`);
}

/** What a film is rendered to. */
function filesOf({ name, encoding }: Film): readonly string[] {
  if (!('stream' in encoding)) return ['mp4', 'webm', 'jpg'].map((ending) => `${name}.${ending}`);
  return [`${name}.jpg`, ...readdirSync(join(output, name)).map((file) => `${name}/${file}`)];
}

/**
 * Cuts a loop into segments that begin with a key frame and refer to no other: H.264 in fragmented MP4, whose
 * times the host can shift (apps/host, liveStream).
 */
async function encodeStream({ name, fps }: Film, { size, stream }: StreamEncoding, master: string) {
  const folder = join(output, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const keyFrames = `keyint=${String(stream.segmentSeconds * fps)}:scenecut=0:open-gop=0`;
  const quality = 'aq-mode=3:aq-strength=0.8:deblock=1,1:bframes=2:ref=4';
  const log = ['-passlogfile', `${master}.log`];
  const film264 = [
    ...['-i', master, '-vf', scaleTo(size, 'yuv420p'), '-c:v', 'libx264', '-preset', 'slow'],
    ...['-profile:v', 'main', '-level', '3.1', '-x264-params', `${keyFrames}:${quality}`],
    ...['-b:v', `${String(stream.kilobits)}k`, '-an', ...bt709, ...log],
  ];
  await ffmpeg([...film264, '-pass', '1', '-f', 'null', '-']);
  await ffmpeg([
    ...[...film264, '-pass', '2', '-f', 'hls', '-hls_time', String(stream.segmentSeconds)],
    ...['-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
    ...['-hls_fmp4_init_filename', 'init.mp4'],
    ...['-hls_segment_options', 'movflags=+negative_cts_offsets+skip_sidx:use_editlist=0'],
    ...['-hls_segment_filename', join(folder, '%d.m4s'), join(folder, 'index.m3u8')],
  ]);
  // The host writes the playlist.
  rmSync(join(folder, 'index.m3u8'));
}

async function encode(
  film: Film,
  { size, h264, av1 }: Encoding,
  master: string,
  sound: string | undefined,
) {
  const inputs = ['-i', master, ...(sound ? ['-i', sound] : [])];
  const keyFrames = String(Math.round(film.fps * film.seconds));
  const film264 = [
    ...['-vf', scaleTo(h264.size ?? size, 'yuv420p'), '-c:v', 'libx264', '-preset', 'slow'],
    ...['-profile:v', 'high', '-g', keyFrames],
    // Dark gradients first: they are what bands.
    ...['-x264-params', 'aq-mode=3:aq-strength=0.8:deblock=1,1:bframes=8:ref=4'],
  ];
  if ('kilobits' in h264) {
    const log = ['-passlogfile', `${master}.log`];
    film264.push('-b:v', `${String(h264.kilobits)}k`, ...log);
    await ffmpeg(['-i', master, ...film264, '-pass', '1', '-an', '-f', 'null', '-']);
    film264.push('-pass', '2');
  } else {
    film264.push('-crf', String(h264.crf));
  }
  await ffmpeg([
    ...[...inputs, ...film264],
    ...(sound ? ['-c:a', 'aac', '-b:a', '48k'] : ['-an']),
    ...[...bt709, '-movflags', '+faststart', join(output, `${film.name}.mp4`)],
  ]);
  await ffmpeg([
    ...inputs,
    ...['-vf', scaleTo(size, 'yuv420p10le'), '-c:v', 'libsvtav1', '-preset', '6'],
    ...['-crf', String(av1.crf), '-g', keyFrames],
    ...['-svtav1-params', `film-grain=${String(av1.grain)}:film-grain-denoise=0`],
    ...(sound ? ['-c:a', 'libopus', '-b:a', '32k'] : ['-an']),
    ...[...bt709, join(output, `${film.name}.webm`)],
  ]);
}

/** From a JPEG's colours to a film's. */
function scaleTo(size: Size, format: string) {
  const input = 'in_color_matrix=bt601:in_range=pc';
  const colors = `${input}:out_color_matrix=bt709:out_range=tv`;
  return `scale=${dimensions(size)}:flags=lanczos+accurate_rnd:${colors},format=${format}`;
}

function dimensions({ width, height }: Size) {
  return `${String(width)}:${String(height)}`;
}

/** Starts an ffmpeg that reads what the page sends to `path`. */
function startEncoding(path: string, args: readonly string[]) {
  const child = startFfmpeg(args, 'pipe');
  const ended = whenDone(child);
  if (child.stdin) receivers.set(path, child.stdin);
  return {
    async finish() {
      child.stdin?.end();
      receivers.delete(path);
      await ended;
    },
  };
}

function ffmpeg(args: readonly string[]) {
  return whenDone(startFfmpeg(args, 'ignore'));
}

function startFfmpeg(args: readonly string[], stdin: 'pipe' | 'ignore') {
  const quiet = ['-hide_banner', '-loglevel', 'error', '-y'];
  return spawn('ffmpeg', [...quiet, ...args], {
    stdio: [stdin, 'inherit', 'inherit'],
    env: { ...process.env, SVT_LOG: '1' },
  });
}

async function whenDone(child: ReturnType<typeof spawn>) {
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}.`);
}

/** Takes what the page sends and hands it on, no faster than it is taken. */
function receive(): Plugin {
  return {
    name: 'receive',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const receiver = request.method === 'POST' && receivers.get(request.url ?? '');
        if (!receiver) {
          next();
          return;
        }
        hand(request, receiver).then(
          () => response.end(),
          (error: unknown) => {
            console.error(error);
            response.writeHead(500).end();
          },
        );
      });
    },
  };
}

async function hand(from: Readable, to: Writable) {
  for await (const chunk of from) {
    if (!to.write(chunk)) await once(to, 'drain');
  }
}

/** The typeface belongs to the component library. */
function findFonts(): string {
  const { resolve } = createRequire(join(root, 'packages/ui/package.json'));
  const file = 'alexandria-latin-wght-normal.woff2';
  return dirname(resolve(`@fontsource-variable/alexandria/files/${file}`));
}

function secondsSince(moment: number): string {
  return ((Date.now() - moment) / 1000).toFixed(0);
}

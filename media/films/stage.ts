/**
 * The page that films are drawn on. `render.ts` drives it through `window.stage`; opened by hand with
 * `?film=<name>` it plays the film.
 */
import type { Film } from './encode.ts';
import type { Scene } from './lib/scene.ts';

const modules = import.meta.glob<{ scene: Scene }>('./scenes/*.ts');
const canvas = document.querySelector('canvas');
const context = canvas?.getContext('2d', { alpha: false, willReadFrequently: true });
if (!canvas || !context) throw new Error('This browser has no canvas.');

const stage = {
  /** Prepares a film and returns its data for the renderer. */
  async open(name: string): Promise<Film> {
    const { seconds, fps, width, height, encoding, poster, sound } = await load(name);
    canvas.width = width;
    canvas.height = height;
    await Promise.all(
      ['a', 'ا'].map((letter) => document.fonts.load('400 64px "Alexandria Variable"', letter)),
    );
    const hasSound = sound !== undefined;
    return { name, seconds, fps, width, height, encoding, poster, hasSound };
  },

  /** Draws a moment and sends it as a PNG. */
  async sendFrame(name: string, t: number, path: string) {
    drawFrame(await load(name), t);
    await send(path, await capture('image/png'));
  },

  /** Draws all frames in order, and sends each while drawing the next. */
  async sendFilm(name: string, path: string) {
    const scene = await load(name);
    let sent = Promise.resolve();
    for (let frame = 0; frame < Math.round(scene.seconds * scene.fps); frame += 1) {
      drawFrame(scene, frame / scene.fps);
      const picture = await capture('image/jpeg');
      await sent;
      sent = send(path, picture);
      // Awaited before the next frame is sent; until then a failure must not count as unhandled.
      sent.catch(() => undefined);
      if (frame % 25 === 0) window.gc?.();
    }
    await sent;
  },

  /** Sends the sound: two channels, sample by sample. */
  async sendSound(name: string, sampleRate: number, path: string) {
    const { sound } = await load(name);
    if (!sound) return;
    const [left, right] = [sound(sampleRate, 0), sound(sampleRate, 1)];
    const samples = new Float32Array(left.length * 2);
    for (const [index, value] of left.entries()) {
      samples[index * 2] = value;
      samples[index * 2 + 1] = right[index] ?? 0;
    }
    await send(path, samples);
  },
};

declare global {
  interface Window {
    stage: typeof stage;
    gc?: () => void;
  }
}
window.stage = stage;

const chosen = new URL(location.href).searchParams.get('film');
if (chosen) await play(chosen);

/** A film is named after its module: `product-film` is `scenes/productFilm.ts`. */
async function load(name: string): Promise<Scene> {
  const stem = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const module = modules[`./scenes/${stem}.ts`];
  if (!module) throw new Error(`There is no film "${name}".`);
  return (await module()).scene;
}

function drawFrame(scene: Scene, t: number) {
  context?.reset();
  if (context) scene.draw(context, t, { width: scene.width, height: scene.height });
}

/** At best quality a JPEG looks like the raw pixels at a tenth of their size. */
function capture(type: 'image/jpeg' | 'image/png'): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => {
      if (blob) resolve(blob);
      else reject(new Error('The picture could not be taken.'));
    };
    canvas?.toBlob(take, type, 1);
  });
}

async function send(path: string, body: Blob | Float32Array<ArrayBuffer>) {
  const response = await fetch(path, { method: 'POST', body });
  if (!response.ok) throw new Error(`The renderer answered ${String(response.status)}.`);
}

async function play(name: string) {
  const { seconds } = await stage.open(name);
  const scene = await load(name);
  const next = (now: number) => {
    drawFrame(scene, (now / 1000) % seconds);
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

/**
 * The page that a scene is drawn on. `render.ts` drives it through `window.stage`; opened by hand with
 * `?scene=<name>` it plays the scene.
 */
import type { Scene } from './lib/scene.ts';

const modules = import.meta.glob<{ scene: Scene }>('./scenes/*.ts');
const canvas = document.querySelector('canvas');
const context = canvas?.getContext('2d', { alpha: false, willReadFrequently: true });
if (!canvas || !context) throw new Error('This browser has no canvas.');

const stage = {
  /** Gets a scene ready; answers what the renderer has to know of it. */
  async open(name: string) {
    const scene = await findScene(name);
    canvas.width = scene.width;
    canvas.height = scene.height;
    await Promise.all(
      ['a', 'ا'].map((letter) => document.fonts.load('400 64px "Alexandria Variable"', letter)),
    );
    const { seconds, fps, width, height, encoding, poster, sound } = scene;
    const hasSound = sound !== undefined;
    return { name, seconds, fps, width, height, encoding, poster, hasSound };
  },

  /** Draws a moment and sends its picture to the renderer. */
  async sendFrame(name: string, t: number, type: 'image/jpeg' | 'image/png', path: string) {
    const scene = await findScene(name);
    drawFrame(scene, t);
    await send(path, await capture(type));
  },

  /** Draws all frames, one after the other, and sends each while the next is drawn. */
  async sendFilm(name: string, path: string) {
    const scene = await findScene(name);
    let sent = Promise.resolve();
    for (let frame = 0; frame < Math.round(scene.seconds * scene.fps); frame += 1) {
      drawFrame(scene, frame / scene.fps);
      const picture = await capture('image/jpeg');
      await sent;
      sent = send(path, picture);
      sent.catch(() => undefined);
    }
    await sent;
  },

  /** Sends the sound: two channels, sample by sample. */
  async sendSound(name: string, sampleRate: number, path: string) {
    const { sound } = await findScene(name);
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
  }
}
window.stage = stage;

const chosen = new URL(location.href).searchParams.get('scene');
if (chosen) await play(chosen);

/** A scene that does not load, being worked on, must not keep the others from being drawn. */
async function findScene(name: string): Promise<Scene> {
  const loaded = await Promise.allSettled(Object.values(modules).map((load) => load()));
  const scenes = loaded.flatMap((result) =>
    result.status === 'fulfilled' ? [result.value.scene] : [],
  );
  const found = scenes.find((scene) => scene.name === name);
  if (found) return found;
  const names = scenes.map((scene) => scene.name).join(', ');
  throw new Error(`There is no scene "${name}", or it does not load. There are: ${names}.`);
}

function drawFrame(scene: Scene, t: number) {
  context?.reset();
  if (context) scene.draw(context, t, { width: scene.width, height: scene.height });
}

/** At its best quality a JPEG is as good as the pixels themselves, and a tenth of their size. */
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
  const scene = await findScene(name);
  const next = (now: number) => {
    drawFrame(scene, (now / 1000) % seconds);
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

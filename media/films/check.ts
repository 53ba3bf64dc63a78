/**
 * `pnpm media --check`: decodes every loop and compares the steps around its seam, where it restarts, with those
 * elsewhere. A seam that stands out shows as a jerk every ten seconds.
 */
import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loopMotifs } from '@showcase/content/city/motifs';
import { root } from '../../scripts/run.ts';
import { judge, largestFolder, measureSteps, stepBetween, type Measured } from './judge.ts';

const folder = join(root, 'apps/showcase/public/media');

/** Prints a table of the loops of these motifs, or of all; tells whether they keep the limits. */
export async function checkLoops(names: readonly string[]): Promise<boolean> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const wanted = names.length > 0 ? names : loopMotifs;
  const loops = wanted.flatMap((motif) => [`${motif}.mp4`, `${motif}-2560.mp4`]);
  const total = files.reduce((sum, { parentPath, name }) => sum + sizeOf(parentPath, name), 0);
  let keepsLimits = total <= largestFolder;
  console.log('loop                      kB  frames/s  median step   seam  seam/median');
  for (const name of loops) {
    const measured = await measure(join(folder, name));
    const faults = judge(measured);
    keepsLimits &&= faults.length === 0;
    const { fps, median, seam } = measured;
    const columns = [
      name.padEnd(22),
      (sizeOf(folder, name) / 1000).toFixed(0).padStart(6),
      fps.toFixed(1).padStart(9),
      median.toFixed(3).padStart(12),
      seam.toFixed(3).padStart(6),
      (seam / median).toFixed(2).padStart(12),
    ];
    console.log([...columns, ...faults].join(' '));
  }
  console.log(`All of public/media: ${(total / 1e6).toFixed(2)} MB`);
  return keepsLimits;
}

const sizeOf = (parent: string, name: string) => statSync(join(parent, name)).size;

/** Compares the brightness of neighbouring frames. */
async function measure(file: string): Promise<Measured> {
  const show = ['-v', 'error', '-select_streams', 'v:0', '-of', 'default=nk=1:nw=1'];
  const entries = ['-show_entries', 'stream=width,height,r_frame_rate', file];
  const [width, height, rate = ''] = execFileSync('ffprobe', [...show, ...entries], {
    encoding: 'utf8',
  }).split('\n');
  const [frames, seconds] = rate.split('/').map(Number);
  const { stdout } = spawn(
    'ffmpeg',
    [
      '-v',
      'error',
      '-i',
      file,
      '-fps_mode',
      'passthrough',
      ...['-f', 'rawvideo', '-pix_fmt', 'gray', '-'],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const steps: number[] = [];
  let first: Uint8Array | undefined;
  let before: Uint8Array | undefined;
  for await (const frame of inPieces(stdout, Number(width) * Number(height))) {
    if (before) steps.push(stepBetween(before, frame));
    first ??= frame;
    before = frame;
  }
  if (!first || !before || steps.length === 0) throw new Error(`${file} has no frames.`);
  return measureSteps([...steps, stepBetween(before, first)], Number(frames) / Number(seconds));
}

async function* inPieces(source: AsyncIterable<Buffer>, length: number) {
  let piece = new Uint8Array(length);
  let filled = 0;
  for await (const chunk of source) {
    for (let at = 0; at < chunk.length;) {
      const part = chunk.subarray(at, at + length - filled);
      piece.set(part, filled);
      filled += part.length;
      at += part.length;
      if (filled < length) continue;
      yield piece;
      piece = new Uint8Array(length);
      filled = 0;
    }
  }
}

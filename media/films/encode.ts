/** Encodes the drawn frames with ffmpeg: as two films, a loop, or the segments of a live stream. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { Size } from '../kit/geometry.ts';
import type { Encoding, LoopEncoding, Rung, Scene, StreamEncoding } from './lib/scene.ts';

/** The scene's data for the renderer: everything but the drawing functions. */
export interface Film extends Omit<Scene, 'draw' | 'sound'> {
  readonly name: string;
  readonly hasSound: boolean;
}

export const sampleRate = 48_000;
const pipedPictures = ['-f', 'image2pipe', '-c:v', 'mjpeg'];
const bt709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];

/** An encoding that reads from a pipe: write to `input`, then await `finish`. */
export interface PipedEncoding {
  readonly input: Writable;
  readonly finish: () => Promise<void>;
}

/** Collects the frames in one file, unchanged, so they can be encoded more than once. */
export const recordPictures = (fps: number, file: string) =>
  startEncoding([...pipedPictures, '-framerate', String(fps), '-i', '-', '-c:v', 'copy', file]);

export const recordSound = (file: string) =>
  startEncoding([
    ...['-f', 'f32le', '-ar', String(sampleRate), '-ac', '2', '-i', '-'],
    ...['-c:a', 'pcm_s16le', file],
  ]);

/** The files of a rendered film, relative to `output`. */
export function filesOf({ name, encoding }: Film, output: string): readonly string[] {
  if ('stream' in encoding) {
    return [`${name}.avif`, ...readdirSync(join(output, name)).map((file) => `${name}/${file}`)];
  }
  if ('loop' in encoding) return [`${name}.mp4`, `${name}-2560.mp4`, `${name}.avif`];
  const endings = ['.mp4', '.webm', ...(encoding.av1.large ? ['-1920.webm'] : []), '.avif'];
  return endings.map((ending) => name + ending);
}

/**
 * Cuts a loop into independent segments, each starting with a key frame: H.264 in fragmented MP4, so the host
 * (apps/host/src/liveStream) can shift their times.
 */
export async function encodeStream(
  { name, fps }: Film,
  { size, stream }: StreamEncoding,
  master: string,
  output: string,
) {
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
  // The host writes its own playlist.
  rmSync(join(folder, 'index.m3u8'));
}

/**
 * The quantisers are constant: those of key frames are 3 finer, those of frames that refer to both sides 3 coarser (a
 * ratio of 1.4142). Only then are two key frames of one picture identical once decoded.
 */
const evenQuality = [
  'keyint=infinite:scenecut=0:open-gop=1:bframes=15:b-adapt=0',
  'qcomp=1:ipratio=1.4142:pbratio=1.4142:psy-rd=0.4,0:deblock=1,1',
].join(':');

/**
 * Encodes a loop, which ends with its first frame as a second key frame. The frames before it refer both to it and to
 * earlier ones: the artefacts of one picture change gradually into those of the other, and nothing jumps when the loop
 * restarts.
 */
export async function encodeLoop(
  { name, fps, seconds }: Film,
  { loop, large }: LoopEncoding,
  master: string,
  output: string,
) {
  const frames = Math.round(fps * seconds);
  const encode = ({ size, quantiser }: Rung, file: string) =>
    ffmpeg([
      ...['-stream_loop', '1', '-i', master, '-vf', scaleTo(size, 'yuv420p')],
      ...['-frames:v', String(frames + 1)],
      ...['-force_key_frames', `expr:eq(n,0)+eq(n,${String(frames)})`],
      ...['-c:v', 'libx264', '-preset', 'fast', '-profile:v', 'high', '-qp', String(quantiser)],
      ...['-x264-params', evenQuality, '-threads', '2', '-an', ...bt709],
      ...['-movflags', '+faststart', join(output, file)],
    ]);
  await encode(loop, `${name}.mp4`);
  await encode(large, `${name}-2560.mp4`);
}

/** Encodes a film twice: H.264 in MP4, and AV1 in WebM. */
export async function encodeFilm(
  { name, fps, seconds }: Film,
  { size, h264, av1 }: Encoding,
  master: string,
  sound: string | undefined,
  output: string,
) {
  const inputs = ['-i', master, ...(sound ? ['-i', sound] : [])];
  const keyFrames = String(Math.round(fps * seconds));
  const film264 = [
    ...['-vf', scaleTo(h264.size ?? size, 'yuv420p'), '-c:v', 'libx264', '-preset', 'slow'],
    ...['-profile:v', 'high', '-g', keyFrames],
    // Spends bits on dark gradients first, because they show bands.
    ...['-x264-params', 'aq-mode=3:aq-strength=0.8:deblock=1,1:bframes=8:ref=4'],
    ...['-b:v', `${String(h264.kilobits)}k`, '-passlogfile', `${master}.log`],
  ];
  await ffmpeg(['-i', master, ...film264, '-pass', '1', '-an', '-f', 'null', '-']);
  await ffmpeg([
    ...[...inputs, ...film264, '-pass', '2'],
    ...(sound ? ['-c:a', 'aac', '-b:a', '48k'] : ['-an']),
    ...[...bt709, '-movflags', '+faststart', join(output, `${name}.mp4`)],
  ]);
  const encodeAv1 = (dimensions: Size, crf: number, file: string) =>
    ffmpeg([
      ...inputs,
      ...['-vf', scaleTo(dimensions, 'yuv420p10le'), '-c:v', 'libsvtav1', '-preset', '6'],
      ...['-crf', String(crf), '-g', keyFrames],
      ...['-svtav1-params', `film-grain=${String(av1.grain)}:film-grain-denoise=0`],
      ...(sound ? ['-c:a', 'libopus', '-b:a', '32k'] : ['-an']),
      ...[...bt709, join(output, file)],
    ]);
  await encodeAv1(size, av1.crf, `${name}.webm`);
  if (av1.large) await encodeAv1(av1.large.size, av1.large.crf, `${name}-1920.webm`);
}

/** Scales the frames and converts their colours from JPEG's to video's. */
function scaleTo(size: Size, format: string) {
  const input = 'in_color_matrix=bt601:in_range=pc';
  const colors = `${input}:out_color_matrix=bt709:out_range=tv`;
  return `scale=${dimensions(size)}:flags=lanczos+accurate_rnd:${colors},format=${format}`;
}

function dimensions({ width, height }: Size) {
  return `${String(width)}:${String(height)}`;
}

function startEncoding(args: readonly string[]): PipedEncoding {
  const child = spawn('ffmpeg', [...quiet, ...args], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = whenDone(child);
  return {
    input: child.stdin,
    finish: () => {
      child.stdin.end();
      return ended;
    },
  };
}

function ffmpeg(args: readonly string[]) {
  const env = { ...process.env, SVT_LOG: '1' };
  return whenDone(
    spawn('ffmpeg', [...quiet, ...args], { stdio: ['ignore', 'inherit', 'inherit'], env }),
  );
}

const quiet = ['-hide_banner', '-loglevel', 'error', '-y'];

async function whenDone(child: ReturnType<typeof spawn>) {
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}.`);
}

/**
 * Draws the pictures of the Dubai Now services into src/assets/dubai-now: `node build/dubai-now-art.ts`.
 * All stand under one dusk, on one sand and below one lattice of stars (dubai-now/frame.ts).
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { homes } from './dubai-now/homes.ts';
import { lands } from './dubai-now/lands.ts';
import { people } from './dubai-now/people.ts';
import { ways } from './dubai-now/ways.ts';

const pictures = { ...people, ...homes, ...lands, ...ways };
const folder = new URL('../src/assets/dubai-now/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [name, draw] of Object.entries(pictures)) {
  await writeFile(new URL(`${name}.svg`, folder), draw());
}

/**
 * Draws the pictures of the Core42 site into src/assets/core42: `node build/core42-art.ts`.
 * All stand on one isometric grid under one light (core42/kit.ts), so a new one joins the family.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { actions } from './core42/actions.ts';
import { mark, wordmark } from './core42/identity.ts';
import { partnerMarks } from './core42/partner-marks.ts';
import { serviceTiles } from './core42/service-tiles.ts';
import { hero, videoPoster } from './core42/scenes.ts';
import { cloudTiles } from './core42/cloud-tiles.ts';
import { companyTiles } from './core42/company-tiles.ts';
import { guideTiles } from './core42/guide-tiles.ts';

const pictures = {
  ...companyTiles,
  ...guideTiles,
  ...cloudTiles,
  ...serviceTiles,
  ...actions,
  ...partnerMarks,
  hero,
  wordmark,
  mark,
  'video-poster': videoPoster,
};
const folder = new URL('../src/assets/core42/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [name, draw] of Object.entries(pictures)) {
  await writeFile(new URL(`${name}.svg`, folder), draw());
}

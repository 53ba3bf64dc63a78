/** The pictures of the Core42 site: one isometric grid, one light from the upper left, two stroke weights. */
import { actions } from './core42/actions.ts';
import { cloudTiles } from './core42/cloudTiles.ts';
import { companyTiles } from './core42/companyTiles.ts';
import { guideTiles } from './core42/guideTiles.ts';
import { mark, wordmark } from './core42/identity.ts';
import { hero, videoPoster } from './core42/panoramas.ts';
import { partnerMarks } from './core42/partnerMarks.ts';
import { serviceTiles } from './core42/serviceTiles.ts';

export const pictures = {
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

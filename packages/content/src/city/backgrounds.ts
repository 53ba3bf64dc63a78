/** The backgrounds of the screens of the city platform, moving or still. */
import { ddaRoot, linkingSlug } from './area.ts';
import { motifs, type Motif } from './motifs.ts';
import type { CityPage } from './pages.ts';

export interface Background {
  readonly kind: 'video' | 'image';
  readonly motif: Motif;
  /** How much the picture is darkened: 'ground' where it is the hero, 'strong' where texts cover it. */
  readonly scrim: 'ground' | 'strong';
}

/** The background of the screen at an address in the area: the page's own, if the screen shows a platform page. */
export function backgroundAt(pathname: string, page: CityPage | undefined): Background {
  if (page) return { kind: page.background, motif: page.motif, scrim: 'ground' };
  const [slug = '', service] = pathname
    .slice(ddaRoot.length + 1)
    .toLowerCase()
    .split('/');
  if (slug === '') return { kind: 'video', motif: 'infrastructure', scrim: 'strong' };
  const scrim = slug === linkingSlug || service ? 'strong' : 'ground';
  return { kind: 'video', motif: 'dubai-now', scrim };
}

/** A background's media: the loop, its poster, and how both are shown. */
export function mediaOf({ kind, motif, scrim }: Background) {
  return {
    scrim,
    focus: motifs[motif].focus,
    sources: kind === 'video' ? [largeLoopOf(motif), loopOf(motif)] : [],
    poster: `/media/${motif}.avif`,
  };
}

/**
 * The media of a toolkit tile: a small picture (on a 4K wall the poster itself) and, if the motif moves, the loop that
 * starts with it.
 */
export function tileMediaOf(motif: Motif) {
  const file = `/media/${motif}`;
  return {
    poster: {
      src: `${file}-640.avif`,
      srcSet: `${file}-360.avif 360w, ${file}-640.avif 640w, ${file}.avif 1600w`,
      sizes: tileSizes,
      width: 640,
      height: 360,
    },
    loop: motifs[motif].moves ? [loopOf(motif)] : undefined,
  };
}

/** The width of a tile's picture: wider than the tile, which enlarges some crops. */
const tileSizes = '(orientation: landscape) and (min-width: 60rem) 31vw, 44vw';

function loopOf(motif: Motif) {
  return { src: `/media/${motif}.mp4`, type: 'video/mp4; codecs="avc1.640028"' };
}

/** Sharp on a 4K screen, and too much for a phone's network. */
function largeLoopOf(motif: Motif) {
  return {
    src: `/media/${motif}-2560.mp4`,
    type: 'video/mp4; codecs="avc1.640032"',
    media: '(min-width: 1920px), (min-height: 1920px)',
  };
}

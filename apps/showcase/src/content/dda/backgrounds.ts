/** What moves or stands behind the screens of the city platform. */
import { dubaiNow } from './dubaiNow.ts';
import { ddaRoot, findPlatformPage } from './index.ts';
import { linking } from './linking.ts';
import type { Motif } from './types.ts';

export interface Background {
  readonly kind: 'video' | 'image';
  readonly motif: Motif;
  /** How much the picture is darkened: 'strong' if headings stand on the picture itself. */
  readonly scrim: 'soft' | 'strong';
}

/** The background of the screen at an address within the area. */
export function backgroundAt(pathname: string): Background {
  const [slug = ''] = pathname.slice(ddaRoot.length + 1).split('/');
  const page = findPlatformPage(slug);
  if (page) return { kind: page.background, motif: page.motif, scrim: 'soft' };
  if (slug === '') return { kind: 'video', motif: 'infrastructure', scrim: 'strong' };
  const scrim = slug === linking.slug ? 'strong' : 'soft';
  return { kind: 'video', motif: dubaiNow.motif, scrim };
}

/** The media of a background: the loop (the better codec first), the poster behind it, and the scrim that darkens both. */
export function mediaOf({ kind, motif, scrim }: Background) {
  return {
    scrim,
    sources:
      kind === 'video'
        ? [
            { src: `/media/${motif}.webm`, type: 'video/webm; codecs="av01.0.08M.10"' },
            { src: `/media/${motif}.mp4`, type: 'video/mp4' },
          ]
        : [],
    poster: `/media/${motif}.jpg`,
  };
}

/** What moves, or stands, behind the screens of the city platform. */
import { dubaiNow } from './dubaiNow.ts';
import { ddaRoot, findPlatformPage } from './index.ts';
import type { Motif } from './types.ts';

export interface Background {
  readonly kind: 'video' | 'image';
  readonly motif: Motif;
}

/** The background of the screen at an address within the area. */
export function backgroundAt(pathname: string): Background {
  const [slug = ''] = pathname.slice(ddaRoot.length + 1).split('/');
  const page = findPlatformPage(slug);
  if (page) return { kind: page.background, motif: page.motif };
  if (slug === '') return { kind: 'video', motif: 'infrastructure' };
  return { kind: 'video', motif: dubaiNow.motif };
}

/** The motifs whose loop is rendered; the others stand still behind their pages. */
export const renderedLoops: readonly Motif[] = [
  'trade',
  'build',
  'justice',
  'tourism',
  'investment',
  'agents',
  'copilot',
  'ai-committee',
  'infrastructure',
  'data',
];

/** The addresses of what a background shows: its loop, the better codec first, and the poster behind it. */
export function mediaOf({ kind, motif }: Background) {
  const isMoving = kind === 'video' && renderedLoops.includes(motif);
  return {
    sources: isMoving
      ? [
          { src: `/media/${motif}.webm`, type: 'video/webm; codecs="av01.0.08M.10"' },
          { src: `/media/${motif}.mp4`, type: 'video/mp4' },
        ]
      : [],
    poster: `/media/${motif}.jpg`,
  };
}

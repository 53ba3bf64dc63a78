import { ok, problem, type Finding } from './check.ts';
import { fetchWithin } from './fetchWithin.ts';
import type { Asked } from './judgeAddress.ts';

/** A page of the showcase itself and, for its player, also the film. */
export async function judgeOwnPage({ address, replace }: Asked, origin: string): Promise<Finding> {
  const url = new URL(address, origin);
  const { status, ok: isThere } = await fetchWithin(5000, url);
  if (!isThere) {
    return problem(
      `The showcase answers with ${String(status)}.`,
      `Check the path, or ${replace}.`,
    );
  }
  const { pathname, searchParams } = url;
  if (!/^\/player\/?$/i.test(pathname)) return { ...ok('It answers.'), many: 'answer' };
  // As the player reads it.
  const film = /^[a-z-]+$/.exec(searchParams.get('film') ?? '')?.[0] ?? 'product-film';
  const isFilmThere = await Promise.all(
    ['webm', 'mp4'].map(async (type) => {
      const response = await fetchWithin(5000, new URL(`/media/${film}.${type}`, origin), {
        method: 'HEAD',
      });
      return response.ok;
    }),
  );
  if (isFilmThere.some(Boolean))
    return { ...ok('The player answers, and its film is there.'), many: 'play' };
  return problem(`Its film is missing: /media/${film}.mp4.`, `Check the name, or ${replace}.`);
}

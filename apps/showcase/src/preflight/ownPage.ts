import { ok, problem, type Finding } from './check.ts';
import { fetchWithin } from './host.ts';
import type { Asked } from './judgeAddress.ts';

/** A page of the showcase itself and, for its player, also the film. */
export async function judgeOwnPage({ address, replace }: Asked): Promise<Finding> {
  const { status, ok: isThere } = await fetchWithin(5000, address);
  if (!isThere) {
    return problem(
      `The showcase answers with ${String(status)}.`,
      `Check the path, or ${replace}.`,
    );
  }
  const { pathname, searchParams } = new URL(address, location.origin);
  if (!/^\/player\/?$/i.test(pathname)) return ok('It answers.');
  // As the player reads it.
  const film = /^[a-z-]+$/.exec(searchParams.get('film') ?? '')?.[0] ?? 'product-film';
  const isFilmThere = await Promise.all(
    ['webm', 'mp4'].map(async (type) => {
      const response = await fetchWithin(5000, `/media/${film}.${type}`, { method: 'HEAD' });
      return response.ok;
    }),
  );
  if (isFilmThere.some(Boolean)) return ok('The player answers, and its film is there.');
  return problem(`Its film is missing: /media/${film}.mp4.`, `Check the name, or ${replace}.`);
}

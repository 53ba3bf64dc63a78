import { ok, problem, type Check, type Finding } from '../check.ts';
import { fetchWithin } from '../fetchWithin.ts';
import { judgeReadable } from '../judgeAddress.ts';
import { isOwn, type CheckContext } from '../checkContext.ts';

const replace = 'replace videos.liveStream in the configuration';

/** The playlist of the live stream and its newest segment, fetched as the player does. */
export function liveStreamCheck(context: CheckContext, address: string): Check {
  const common = { id: 'videos.liveStream', label: 'Live stream', address };
  const { origin } = context;
  if (isOwn(context, address))
    return { ...common, run: async () => judgeStream(await play(new URL(address, origin))) };
  return {
    ...common,
    run: async () => {
      const readable = judgeReadable(
        await context.askToRead(address),
        { address, replace },
        origin,
      );
      if (readable.state !== 'ok') return readable;
      return { ...judgeStream(await play(new URL(address))), network: readable.network };
    },
  };
}

/** The responses that a player gets. */
interface Played {
  readonly status: number;
  /** The newest entry of the playlist; undefined if it isn't a playlist. */
  readonly newest?: string | undefined;
  readonly isNewestThere?: boolean;
}

/** Makes a player's first requests. */
async function play(address: URL): Promise<Played> {
  const playlist = await fetchWithin(5000, address);
  const { status } = playlist;
  const newest = playlist.ok ? newestIn(await playlist.text()) : undefined;
  if (newest === undefined) return { status };
  const segment = await fetchWithin(5000, new URL(newest, playlist.url)).catch(() => undefined);
  await segment?.body?.cancel();
  return { status, newest, isNewestThere: segment?.ok ?? false };
}

/** The last address of a playlist: a segment, or a playlist of one quality. Undefined if the text is not a playlist. */
export function newestIn(playlist: string): string | undefined {
  const lines = playlist.split(/\r?\n/).map((line) => line.trim());
  if (lines[0] !== '#EXTM3U') return undefined;
  return lines.findLast((line) => line !== '' && !line.startsWith('#'));
}

export function judgeStream({ status, newest, isNewestThere = false }: Played): Finding {
  if (status >= 400)
    return problem(`It answers with ${String(status)}.`, `Check it, or ${replace}.`);
  if (newest === undefined) {
    return problem('It is not an HTTP Live Streaming playlist.', `Check it, or ${replace}.`);
  }
  if (isNewestThere) return ok('The playlist and its newest entry answer.');
  return problem(
    `The playlist answers, but its newest entry does not: ${newest}`,
    'Ask whoever runs the stream whether it is on air.',
  );
}

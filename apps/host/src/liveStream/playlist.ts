/** How many segments a playlist lists: enough for a screen that was offline for a while to find its place. */
const windowLength = 8;

/** How far screens play behind the newest segment, in segments. They can buffer that much ahead. */
const holdBack = 4;

/** The position of a live stream at a moment. */
export interface LiveWindow {
  /** The numbers of the first and the last listed segment, counted from the epoch. */
  readonly first: number;
  readonly last: number;
  /** How far before the end of the last segment all screens play at this moment, in seconds. */
  readonly behind: number;
}

/**
 * The window of a stream at a moment. It depends only on the clock, so all hosts and screens agree without
 * communicating, and a restarted host continues where it stopped.
 *
 * @param now Milliseconds since the epoch.
 * @param segmentSeconds The length of every segment.
 */
export function windowAt(now: number, segmentSeconds: number): LiveWindow {
  const length = segmentSeconds * 1000;
  // A clock that shows less than one window after the epoch is wrong.
  const moment = Number.isFinite(now) ? Math.max(now, windowLength * length) : 0;
  const complete = Math.max(Math.floor(moment / length), windowLength);
  const elapsed = Math.max(moment / length - complete, 0);
  return {
    first: complete - windowLength,
    last: complete - 1,
    behind: (holdBack - elapsed) * segmentSeconds,
  };
}

/**
 * The live playlist at a moment (RFC 8216). The window advances by one segment whenever one is complete, and never
 * ends. Times keep rising when the loop restarts, without discontinuities. `EXT-X-START` says where all screens
 * play at this moment.
 *
 * @param now Milliseconds since the epoch.
 * @param segmentSeconds The length of every segment.
 */
export function playlistAt(now: number, segmentSeconds: number): string {
  const { first, last, behind } = windowAt(now, segmentSeconds);
  const segments = Array.from({ length: last - first + 1 }, (_, index) => {
    const sequence = first + index;
    const begins = new Date(sequence * segmentSeconds * 1000).toISOString();
    return [
      `#EXT-X-PROGRAM-DATE-TIME:${begins}`,
      `#EXTINF:${segmentSeconds.toFixed(3)},`,
      `segment-${String(sequence)}.m4s`,
    ];
  });
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${String(Math.ceil(segmentSeconds))}`,
    `#EXT-X-MEDIA-SEQUENCE:${String(first)}`,
    '#EXT-X-DISCONTINUITY-SEQUENCE:0',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-START:TIME-OFFSET=-${behind.toFixed(3)},PRECISE=YES`,
    '#EXT-X-MAP:URI="init.mp4"',
    ...segments.flat(),
    '',
  ].join('\n');
}

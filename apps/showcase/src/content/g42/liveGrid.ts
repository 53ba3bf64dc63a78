/** Texts of the live stream and of the grid portal over it (docs/product.md, Live stream). */
export const liveGrid = {
  title: { en: 'G42', ar: 'جي\u00A042' },
  lead: {
    en: 'The intelligence grid, live: every signal on its way, as it happens.',
    ar: 'شبكة الذكاء على الهواء مباشرة: كل إشارة في طريقها، لحظة بلحظة.',
  },
  launch: 'Launch Intelligence Grid',
  /** The title of the stream when it has its own frame. */
  streamTitle: 'Live',
  /** Describes the video to people who cannot see it. */
  stream: 'Live video: signals run along the thin lines of a grid that spans the horizon.',
  poster: '/media/live-stream.avif',
  portal: {
    title: { en: 'Intelligence Grid', ar: 'شبكة الذكاء' },
    poster: { src: '/media/live-stream.avif', width: 1280, height: 720 },
  },
} as const;

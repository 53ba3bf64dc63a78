/** Texts of the live stream and of the grid portal over it (docs/product.md, Live stream). */
export const en = {
  title: 'G42',
  lead: 'The intelligence grid, live: every signal on its way, as it happens.',
  launch: 'Launch Intelligence Grid',
  /** The title of the stream when it has its own frame. */
  streamTitle: 'Live',
  /** Describes the video to people who cannot see it. */
  stream: 'Live video: signals run along the thin lines of a grid that spans the horizon.',
  portal: 'Intelligence Grid',
};

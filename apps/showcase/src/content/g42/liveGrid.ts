/** The live-stream page (specification, section 2.3). */
export const g42 = {
  title: 'G42',
  titleArabic: 'جي42',
  lead: 'The intelligence grid, live: every signal on its way, as it happens.',
  leadArabic: 'شبكة الذكاء على الهواء مباشرة: كل إشارة في طريقها، لحظة بلحظة.',
  launch: 'Launch Intelligence Grid',
  back: 'Back to projects',
  /** The title of the stream on its own, as in the frame of a dialog. */
  streamTitle: 'Live',
  /** What is seen, for those who do not see it. */
  stream: 'Live video: signals run along the thin lines of a grid that spans the horizon.',
  poster: '/media/live-stream.jpg',
  portal: {
    title: 'Intelligence Grid',
    titleArabic: 'شبكة الذكاء',
    poster: { src: '/media/live-stream.jpg', width: 1280, height: 720 },
  },
} as const;

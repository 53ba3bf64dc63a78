import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'A silent, looping video behind a whole page, over its poster, with a control that pauses it for the rest of the visit.',
  do: [
    'Mount it once, outside whatever changes with the page: it fades from one video to the next.',
    'Set focus to the subject of the picture, so that an upright screen does not crop it.',
    'Use the first frame as the poster: it remains when the network, the browser or the visitor stops the video.',
    'Set isPaused to hold the video still behind a dialog; the visitor’s own choice is kept.',
  ],
  dont: [
    'Use a video with sound, with words or with anything that must be seen: it is decorative.',
    'Cover the bottom corner at the end of the line: the control stands there.',
    'Show two at once: a page has one background. “All states” confines each to a cell and holds it still for comparison.',
  ],
  anatomy: [
    [
      'Poster',
      'Always present; alone with reduced motion, with data saving, without a source or after an error.',
    ],
    ['Video', 'Visible only while it has a frame; hidden when it stalls, until it recovers.'],
    [
      'Scrim',
      'Soft behind glass, strong behind plain text; ground leaves the upper half as it is, for text in the lower one.',
    ],
    ['Control', '48 px, in the bottom corner at the end of the line; absent without a source.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the control.'],
    ['Enter, Space', 'Pauses or plays all backgrounds for the rest of the visit.'],
  ],
  content: [
    'Both: the control is named in both languages at once, by what it does next: pause or play.',
    'English: an imperative, “Pause the background video”.',
    'Arabic: a verbal noun, «إيقاف فيديو الخلفية مؤقتًا»; «مؤقتًا» says that it can be undone.',
  ],
  accessibility: {
    roles: [['button', 'The control, named in both languages by what it does next.']],
    note: 'Video and poster are decorative and hidden.',
    criteria: ['1.1.1', '1.4.3', '2.1.1', '2.2.2', '2.5.8', '4.1.2'],
  },
  related: ['BackgroundImage', 'LiveStream', 'EmbeddedPlayer'],
  aliases: ['backdrop', 'loop', 'film', 'scrim', 'autoplay'],
};

import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'A silent, looping video behind a whole page, over its poster. A control pauses it for the rest of the visit.',
  do: [
    'Mount it once, outside the part that changes between pages, so videos fade into each other.',
    'Set focus to the subject of the picture, so a portrait screen doesn’t crop it.',
    'Use the first frame as the poster: it stays when the network, the browser or the visitor stops the video.',
    'Set paused to pause the video behind a dialog: the visitor’s own choice is kept.',
  ],
  dont: [
    'Use a video with sound, words or anything that visitors must see: it’s decorative.',
    'Cover the bottom-end corner: the control is there.',
    'Show two at once: a page has one background. “All states” confines each to a cell and freezes it for comparison.',
  ],
  anatomy: [
    [
      'Poster',
      'Always present. Shown alone with reduced motion, with data saving, without a source or after an error.',
    ],
    ['Video', 'Visible only while it has a frame; hidden while it stalls.'],
    [
      'Scrim',
      'Soft behind glass, strong behind plain text. ground covers only the lower half, for text there.',
    ],
    ['Control', '48 px, in the bottom-end corner; absent without a source.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the control.'],
    ['Enter, Space', 'Pauses or plays all backgrounds for the rest of the visit.'],
  ],
  content: [
    'Both: the control is named in both languages at once, after its next action: pause or play.',
    'English: an imperative, “Pause the background video”.',
    'Arabic: a verbal noun, «إيقاف فيديو الخلفية مؤقتًا»; «مؤقتًا» tells visitors that the pause is temporary.',
  ],
  accessibility: {
    roles: [['button', 'The control, named in both languages after its next action.']],
    note: 'The video and the poster are decorative and hidden.',
    criteria: ['1.1.1', '1.4.3', '2.1.1', '2.2.2', '2.5.8', '4.1.2'],
  },
  related: ['BackgroundImage', 'LiveStream', 'EmbeddedPlayer'],
  aliases: ['backdrop', 'loop', 'film', 'scrim', 'autoplay'],
};

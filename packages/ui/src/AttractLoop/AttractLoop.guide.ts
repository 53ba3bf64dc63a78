import type { Guide } from '../story/guide.ts';
import { storyPicture } from '../story/storyPicture.ts';

const figure = {
  eyebrow: { en: 'Overall impact', ar: 'الأثر الإجمالي' },
  title: { en: '2.6M AED', ar: '2.6 مليون درهم' },
  text: { en: 'Cost Saved', ar: 'الوفورات في التكلفة' },
  picture: storyPicture('#0d2c4d'),
};

const wordy = {
  ...figure,
  title: {
    en: 'Together our entities have saved 2.6 million dirhams',
    ar: 'وفّرت جهاتنا مجتمعةً 2.6 مليون درهم',
  },
  text: {
    en: 'What all entities have saved in cost, time and carbon since they began to share services.',
    ar: 'ما وفّرته الجهات من تكلفة ووقت وانبعاثات كربونية منذ أن تشاركت خدماتها الرقمية.',
  },
};

export const guide: Guide = {
  purpose:
    'A full-screen loop of slides for an unattended stand, in both languages at once. Any input ends it, and nothing burns in.',
  do: [
    'Give it at least three slides, with pictures that differ in brightness and composition.',
    'Use onLeave to open the screen where a visitor should begin.',
    'Write texts that can be read from four metres in nine seconds.',
  ],
  dont: [
    'Place a logo or text that stands still over it: it would burn in.',
    'Add anything that must be operated: every press ends the loop.',
    'Set secondsPerSlide below the time it takes to read both languages.',
    'Judge sizes by “All states”, which confines each loop to a cell; open a story to see the full screen.',
  ],
  anatomy: [
    [
      'Picture',
      'Drifts slowly and dissolves into the next; with reduced motion it holds still and cuts.',
    ],
    ['Scrim', 'A veil in the page colour, densest behind the text.'],
    [
      'Two halves',
      'An optional eyebrow, a title and a text; the page’s language first. Their height changes with each slide: low, middle, high, middle.',
    ],
    ['Title', 'The same size in both languages, set by the longer of the two.'],
    ['Touch to begin', 'A button in both languages, in a different corner on each slide.'],
    ['List', 'All slides as one list that never changes, for assistive technology only.'],
  ],
  keyboard: [
    ['Any key', 'Ends the loop, except F11 and a key still held down from the previous page.'],
  ],
  content: [
    'Both: a text of one sentence. Titles of up to seven characters are largest, titles of more than sixteen smallest.',
    'English: “Touch to begin” says what to do, not that this is a screensaver.',
    'Arabic: «المس الشاشة للبدء» is an imperative. Figures use Latin digits and spell out their unit, «2.6 مليون درهم».',
  ],
  accessibility: {
    roles: [
      ['heading', 'Level 1; not shown, because nothing may stand still.'],
      [
        'list',
        'All slides as a list that never changes. The moving slides are hidden from assistive technology.',
      ],
      ['button', '“Touch to begin”, in both languages.'],
    ],
    criteria: ['1.4.3', '2.1.1', '2.2.2', '3.1.2', '4.1.2'],
  },
  related: ['IdleWarning', 'BackgroundVideo', 'BlankScreen'],
  aliases: ['screensaver', 'carousel', 'slideshow', 'slider', 'kiosk', 'idle'],
  pair: {
    do: {
      text: 'A figure and two words can be read from four metres.',
      args: { slides: [figure] },
    },
    dont: {
      text: 'Sentences make the title small, and the slide is gone before both languages are read.',
      args: { slides: [wordy] },
    },
    isNarrow: true,
  },
};

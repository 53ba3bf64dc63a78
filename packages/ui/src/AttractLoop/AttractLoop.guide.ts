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
    ar: 'ما حققته الجهات من وفورات في التكلفة والوقت وخفض للانبعاثات الكربونية منذ بدء تشارك الخدمات.',
  },
};

export const guide: Guide = {
  purpose:
    'A full-screen loop of slides for an unattended kiosk, in both languages at once. Any input ends it, and its content moves to prevent burn-in.',
  do: [
    'Use at least three slides, with pictures that differ in brightness and composition.',
    'Use onLeave to open the screen where visitors should start.',
    'Write texts that visitors can read from four metres in nine seconds.',
  ],
  dont: [
    'Place a static logo or text over it: it would burn in.',
    'Add controls: every press ends the loop.',
    'Set secondsPerSlide below the time it takes to read both languages.',
    'Judge sizes by “All states”, which confines each loop to a cell: open a story to see the full screen.',
  ],
  anatomy: [
    [
      'Picture',
      'Drifts slowly and dissolves into the next. With reduced motion, it stays still and switches at once.',
    ],
    ['Scrim', 'An overlay in the page colour, densest behind the text.'],
    [
      'Two halves',
      'An optional eyebrow, a title and a text, with the page’s language first. Their height changes with each slide: bottom, middle, top, middle.',
    ],
    ['Title', 'The same size in both languages; the longer title sets it.'],
    ['Touch to begin', 'A button in both languages, in a different corner on each slide.'],
    ['List', 'All slides in one static list, for assistive technology only.'],
  ],
  keyboard: [
    ['Any key', 'Ends the loop, except F11 and a key still held down from the previous page.'],
  ],
  content: [
    'Both: one sentence of text. Titles of up to seven characters are largest; titles of more than sixteen are smallest.',
    'English: “Touch to begin” is an instruction; it doesn’t announce a screensaver.',
    'Arabic: «المس الشاشة للبدء» is an imperative. Figures use Latin digits and spell out their unit, «2.6 مليون درهم».',
  ],
  accessibility: {
    roles: [
      ['heading', 'Level 1; not shown, because static text would burn in.'],
      [
        'list',
        'All slides in a static list. The moving slides are hidden from assistive technology.',
      ],
      ['button', '“Touch to begin”, in both languages.'],
    ],
    criteria: ['1.4.3', '2.1.1', '2.2.2', '3.1.2', '4.1.2'],
  },
  related: ['IdleWarning', 'BackgroundVideo', 'BlankScreen'],
  aliases: ['screensaver', 'carousel', 'slideshow', 'slider', 'kiosk', 'idle'],
  pair: {
    do: {
      text: 'A figure and two words are readable from four metres.',
      args: { slides: [figure] },
    },
    dont: {
      text: 'Sentences shrink the title, and the slide changes before anyone has read both languages.',
      args: { slides: [wordy] },
    },
    isNarrow: true,
  },
};

import type { Preview } from '@storybook/react-vite';
import { themeNames } from '../packages/ui/src/theme/themes.ts';

/** The tools of the toolbar. The address carries each choice (`&globals=language:ar;theme:dusk`), so it can be shared. */
export const toolbar: NonNullable<Preview['globalTypes']> = {
  language: {
    description: 'Language and direction; off where a story shows both',
    toolbar: {
      icon: 'globe',
      items: [
        { value: 'en', title: 'English' },
        { value: 'ar', title: 'Arabic' },
      ],
      dynamicTitle: true,
    },
  },
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'paintbrush',
      items: [
        { value: 'own', title: 'Own theme' },
        ...themeNames.map((value) => ({ value, title: value[0]?.toUpperCase() + value.slice(1) })),
      ],
      dynamicTitle: true,
    },
  },
  beside: {
    description: 'The same state beside it, in another setting',
    toolbar: {
      icon: 'sidebyside',
      items: [
        { value: 'nothing', title: 'Nothing beside it' },
        { value: 'language_ar', title: 'Beside it: Arabic' },
        { value: 'motion_reduced', title: 'Beside it: reduced motion' },
        { value: 'network_failing', title: 'Beside it: network fails' },
        ...themeNames.map((value) => ({ value: `theme_${value}`, title: `Beside it: ${value}` })),
      ],
      dynamicTitle: false,
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      items: [
        { value: 'full', title: 'Full motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
      dynamicTitle: true,
    },
  },
  network: {
    description: 'Network',
    toolbar: {
      icon: 'lightning',
      items: [
        { value: 'live', title: 'Network answers' },
        { value: 'failing', title: 'Network fails' },
        { value: 'slow', title: 'Network is slow' },
      ],
      dynamicTitle: true,
    },
  },
};

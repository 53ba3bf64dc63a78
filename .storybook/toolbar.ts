import type { Preview } from '@storybook/react-vite';
import { themeNames } from '../packages/ui/src/theme/themes.ts';

/** The tools of the toolbar. The address carries each choice (`&globals=language:ar;theme:dusk`), so it can be shared. */
export const toolbar: NonNullable<Preview['globalTypes']> = {
  language: {
    description: 'Language and direction',
    toolbar: {
      icon: 'globe',
      items: [
        { value: 'en', title: 'English' },
        { value: 'ar', title: 'Arabic' },
        { value: 'both', title: 'Both, side by side' },
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

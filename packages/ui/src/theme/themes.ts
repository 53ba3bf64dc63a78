import type { Theme } from './createTheme.ts';
import { midnight } from './midnight.ts';

/** The name of a library theme. */
export type ThemeName = 'midnight' | 'graphite' | 'signal' | 'porcelain' | 'dusk';

/** The five themes, one per area of the showcase. Each names all roles, so pages don't load the code that derives them. */
export const themes: { readonly [Name in ThemeName]: Theme<Name> } = {
  midnight: { name: 'midnight', colors: midnight },
  graphite: {
    name: 'graphite',
    colors: {
      ...midnight,
      page: '#0e0f12',
      glow: '#23264d',
      surface: '#17181d',
      raised: '#202229',
      muted: '#b0b5c0',
      border: '#343842',
      accent: '#8f93ff',
      onAccent: '#0b0b1e',
      soft: '#262a44',
      highlight: '#5ce1e6',
      idle: '#25272e',
      focus: '#5ce1e6',
    },
  },
  signal: {
    name: 'signal',
    colors: {
      ...midnight,
      page: '#000000',
      glow: '#161a1d',
      surface: '#0c0d0e',
      raised: '#151718',
      muted: '#b1b6ba',
      border: '#33383c',
      accent: '#e9edf0',
      onAccent: '#08090a',
      soft: '#1d2124',
      highlight: '#ff5a4f',
      idle: '#1d2022',
      focus: '#ffffff',
    },
  },
  porcelain: {
    name: 'porcelain',
    colors: {
      page: '#f5f4ef',
      glow: '#ffffff',
      surface: '#ffffff',
      raised: '#fbfaf7',
      text: '#0c1e3a',
      muted: '#4a5a74',
      border: '#d9dcdf',
      accent: '#0a6b6b',
      onAccent: '#ffffff',
      soft: '#e1efed',
      highlight: '#8d5f0f',
      positive: '#0a6c60',
      onPositive: '#ffffff',
      idle: '#e8e8e4',
      onIdle: '#55617a',
      warning: '#8a5a00',
      focus: '#14396e',
      shade: '0 1.25rem 3rem rgb(12 30 58 / 9%)',
      scheme: 'light',
    },
  },
  dusk: {
    name: 'dusk',
    colors: {
      ...midnight,
      page: '#17101c',
      glow: '#4b2a3d',
      surface: '#231826',
      raised: '#2f2132',
      text: '#fff7ee',
      muted: '#dccabd',
      border: '#533d4c',
      accent: '#f1b873',
      onAccent: '#1c0f08',
      soft: '#3c2836',
      highlight: '#ffd7a1',
      idle: '#33262f',
      onIdle: '#d0bfb6',
      focus: '#ffe2b8',
    },
  },
};

export const themeNames = Object.keys(themes) as readonly ThemeName[];

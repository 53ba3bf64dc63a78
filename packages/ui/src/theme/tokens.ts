/**
 * Values every world shares, as plain data: no CSS, no React, safe to import anywhere.
 * Lengths are in rem, so that one root font size scales a phone and a 4K wall alike (base.css).
 */
export const tokens = {
  font: {
    family: "'Alexandria Variable', 'Alexandria Fallback', 'Noto Sans Arabic', sans-serif",
    small: 'clamp(0.875rem, 0.78rem + 0.2vw, 1rem)',
    body: 'clamp(1rem, 0.84rem + 0.32vw, 1.25rem)',
    lead: 'clamp(1.125rem, 0.9rem + 0.55vw, 1.6rem)',
    heading: 'clamp(1.25rem, 1rem + 0.7vw, 1.75rem)',
    figure: 'clamp(1.75rem, 1.1rem + 1.2vw, 2.75rem)',
    title: 'clamp(1.75rem, 1.2rem + 1.9vw, 3.25rem)',
    display: 'clamp(2.5rem, 1.5rem + 4vw, 6rem)',
    lineBody: '1.55',
    lineHeading: '1.16',
    lineArabic: '1.7',
    lineArabicHeading: '1.4',
  },
  space: {
    xs: '0.5rem',
    s: '0.75rem',
    m: '1.25rem',
    l: 'clamp(1.5rem, 1.2rem + 1vw, 2.25rem)',
    xl: 'clamp(2rem, 1.4rem + 2.6vw, 4rem)',
    page: 'clamp(1.25rem, 0.4rem + 4.2vw, 6rem)',
  },
  radius: { s: '0.625rem', m: '1.125rem', l: '1.75rem', pill: '100rem' },
  /** The smallest touch target (design, section 6). */
  target: '3rem',
} as const;

/** What a world may change: the roles its colours play. */
export interface ColorRoles {
  readonly page: string;
  readonly glow: string;
  readonly surface: string;
  readonly raised: string;
  readonly text: string;
  readonly muted: string;
  readonly border: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly soft: string;
  readonly highlight: string;
  readonly positive: string;
  readonly onPositive: string;
  readonly idle: string;
  readonly onIdle: string;
  readonly warning: string;
  readonly focus: string;
  readonly shade: string;
  /** 'light' or 'dark', for form controls and scroll bars. */
  readonly scheme: string;
}

const midnight: ColorRoles = {
  page: '#070a1a',
  glow: '#1b2566',
  surface: '#10152f',
  raised: '#181f43',
  text: '#f3f5ff',
  muted: '#aeb7dc',
  border: '#2a3466',
  accent: '#93a5ff',
  onAccent: '#080c22',
  soft: '#1d2757',
  highlight: '#f2c879',
  positive: '#5fd0a3',
  onPositive: '#04140d',
  idle: '#232a4d',
  onIdle: '#b3bbdc',
  warning: '#ffc46b',
  focus: '#ffd98a',
  shade: '0 1.5rem 3.5rem rgb(2 4 16 / 55%)',
  scheme: 'dark',
};

/** The five worlds, one per area of the showcase (design, section 6). */
export const worlds = {
  midnight,
  graphite: {
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
  signal: {
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
  porcelain: {
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
    positive: '#0b7a4e',
    onPositive: '#ffffff',
    idle: '#e8e8e4',
    onIdle: '#55617a',
    warning: '#8a5a00',
    focus: '#0c4fc4',
    shade: '0 1.25rem 3rem rgb(12 30 58 / 9%)',
    scheme: 'light',
  },
  dusk: {
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
} as const satisfies Record<string, ColorRoles>;

export type ThemeName = keyof typeof worlds;
export const themeNames = Object.keys(worlds) as readonly ThemeName[];

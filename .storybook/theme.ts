import { create } from 'storybook/theming';

/** What the window and the docs pages have in common, in both themes. */
const shared = {
  brandUrl: './?path=/docs/welcome--docs',
  brandTarget: '_self',
  appBorderRadius: 10,
  inputBorderRadius: 8,
  fontBase: "'Alexandria Variable', system-ui, sans-serif",
} as const;

export const dark = create({
  ...shared,
  base: 'dark',
  colorPrimary: '#93a5ff',
  colorSecondary: '#7f92ff',
  appBg: '#070a1a',
  appContentBg: '#10152f',
  appPreviewBg: '#10152f',
  appHoverBg: '#1d2757',
  appBorderColor: '#2a3466',
  textMutedColor: '#aeb7dc',
  barBg: '#10152f',
  barTextColor: '#aeb7dc',
  inputBg: '#181f43',
});

export const light = create({
  ...shared,
  base: 'light',
  textColor: '#0c1e3a',
  colorPrimary: '#3a4fc4',
  colorSecondary: '#3a4fc4',
  appBg: '#f4f5fb',
  textMutedColor: '#4a5a74',
  barTextColor: '#4a5a74',
});

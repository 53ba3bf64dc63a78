import { create } from 'storybook/theming';

/** The showcase's mark, as on its pages. */
const mark = `<svg viewBox="4 4 32 32" width="30" height="30" aria-hidden="true" style="vertical-align:-9px;margin-inline-end:10px"><g fill="none" stroke="currentcolor" stroke-width="2.4" stroke-linejoin="round"><path d="M10.5 10.5h19v19h-19z"/><path d="M20 6.6 33.4 20 20 33.4 6.6 20z"/></g><circle cx="20" cy="20" r="4" fill="currentcolor"/></svg>`;

const shared = {
  brandTitle: `${mark}<span>Showcase library</span> <small style="display:block;font-weight:400">${window.showcase.build}</small>`,
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
  colorPrimary: '#3a4fc4',
  colorSecondary: '#3a4fc4',
  appBg: '#f4f5fb',
  textMutedColor: '#4a5a74',
  barTextColor: '#4a5a74',
});

import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'dark',
    brandTitle: 'Showcase library',
    brandUrl: './',
    colorPrimary: '#93a5ff',
    colorSecondary: '#6f86ff',
    appBg: '#070a1a',
    appContentBg: '#10152f',
    appPreviewBg: '#ffffff',
    appBorderColor: '#2a3466',
    barBg: '#10152f',
    fontBase: "'Alexandria Variable', system-ui, sans-serif",
  }),
});

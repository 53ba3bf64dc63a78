/** @jsxRuntime classic -- the manager has a React of its own, without the automatic runtime */
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { Badges } from './manager/Badges.tsx';
import { SideBySide } from './manager/SideBySide.tsx';

/** The mark of the show, as its pages show it. */
const mark = `<svg viewBox="4 4 32 32" width="30" height="30" aria-hidden="true" style="vertical-align:-9px;margin-inline-end:10px"><g fill="none" stroke="#93a5ff" stroke-width="2.4" stroke-linejoin="round"><path d="M10.5 10.5h19v19h-19z"/><path d="M20 6.6 33.4 20 20 33.4 6.6 20z"/></g><circle cx="20" cy="20" r="4" fill="#f2c879"/></svg>`;

addons.setConfig({
  theme: create({
    base: 'dark',
    brandTitle: mark + '<span>Showcase library</span>',
    brandUrl: './?path=/docs/welcome--docs',
    brandTarget: '_self',
    colorPrimary: '#93a5ff',
    colorSecondary: '#7f92ff',
    appBg: '#070a1a',
    appContentBg: '#10152f',
    appPreviewBg: '#ffffff',
    appHoverBg: '#1d2757',
    appBorderColor: '#2a3466',
    appBorderRadius: 10,
    textColor: '#f3f5ff',
    textMutedColor: '#aeb7dc',
    textInverseColor: '#080c22',
    barBg: '#10152f',
    barTextColor: '#aeb7dc',
    barHoverColor: '#f3f5ff',
    barSelectedColor: '#f2c879',
    inputBg: '#181f43',
    inputBorder: '#5a669f',
    inputTextColor: '#f3f5ff',
    inputBorderRadius: 8,
    buttonBg: '#181f43',
    buttonBorder: '#2a3466',
    booleanBg: '#181f43',
    booleanSelectedBg: '#2a3466',
    fontBase: "'Alexandria Variable', system-ui, sans-serif",
  }),
  // Wide enough for the longest name and its badges.
  navSize: 340,
  sidebar: {
    renderLabel: (item) => (
      <>
        <span style={{ whiteSpace: 'nowrap' }}>{item.name}</span>
        {item.type === 'component' && item.id.startsWith('library-') && <Badges tags={item.tags} />}
      </>
    ),
  },
});

addons.register('showcase', () => {
  addons.add('showcase/side-by-side', {
    type: types.PREVIEW,
    render: SideBySide,
  });
});

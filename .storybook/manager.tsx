/** @jsxRuntime classic -- the manager has its own React, without the automatic runtime */
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { SideBySide } from './manager/SideBySide.tsx';
import { Tools } from './manager/Tools.tsx';
import { useSearch } from './manager/useSearch.ts';
import { dark, light } from './theme.ts';

const darkness = matchMedia('(prefers-color-scheme: dark)');

/** The showcase's mark, as on its pages. */
const mark = `<svg viewBox="4 4 32 32" width="30" height="30" aria-hidden="true" style="vertical-align:-9px;margin-inline-end:10px"><g fill="none" stroke="currentcolor" stroke-width="2.4" stroke-linejoin="round"><path d="M10.5 10.5h19v19h-19z"/><path d="M20 6.6 33.4 20 20 33.4 6.6 20z"/></g><circle cx="20" cy="20" r="4" fill="currentcolor"/></svg>`;

const brandTitle = `${mark}<span>Showcase library</span> <small style="display:block;font-weight:400;white-space:nowrap">${window.showcase.build}</small>`;

/** Light or dark, like the system. */
const themeNow = () => ({ ...(darkness.matches ? dark : light), brandTitle });

addons.setConfig({
  theme: themeNow(),
  layoutCustomisations: {
    // A matrix or a screen has no controls, and needs the room.
    showPanel: ({ storyId }, isShown) =>
      /^screens-|--all-states$/.test(storyId) ? false : isShown,
  },
});

darkness.addEventListener('change', () => {
  addons.setConfig({ theme: themeNow() });
});

addons.register('showcase', () => {
  addons.add('showcase/side-by-side', {
    type: types.PREVIEW,
    render: SideBySide,
  });
  addons.add('showcase/tools', {
    type: types.TOOLEXTRA,
    title: 'Review',
    match: ({ viewMode }) => viewMode === 'story',
    render: Tools,
  });
  addons.add('showcase/search', {
    type: types.PREVIEW,
    render: WithSearch,
  });
});

function WithSearch({ children }: { readonly children?: React.ReactNode }) {
  useSearch();
  return <>{children}</>;
}

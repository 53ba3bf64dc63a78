/** @jsxRuntime classic -- the manager has its own React, without the automatic runtime */
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { SideBySide } from './manager/SideBySide.tsx';
import { Tools } from './manager/Tools.tsx';
import { dark, light } from './manager/theme.ts';
import { useSearch } from './manager/useSearch.ts';

const darkness = matchMedia('(prefers-color-scheme: dark)');

/** Light or dark, like the system. */
const themeNow = () => (darkness.matches ? dark : light);

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

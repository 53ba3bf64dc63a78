/** @jsxRuntime classic -- the manager has its own React, without the automatic runtime */
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { SideBySide } from './manager/SideBySide.tsx';
import { Tools } from './manager/Tools.tsx';
import { dark, light } from './manager/theme.ts';
import { useAliases } from './manager/useAliases.ts';

const darkness = matchMedia('(prefers-color-scheme: dark)');

/** Light or dark, like the system. */
const themeNow = () => (darkness.matches ? dark : light);

addons.setConfig({
  theme: themeNow(),
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
  addons.add('showcase/aliases', {
    type: types.PREVIEW,
    render: Aliased,
  });
});

function Aliased({ children }: { readonly children?: React.ReactNode }) {
  useAliases();
  return <>{children}</>;
}

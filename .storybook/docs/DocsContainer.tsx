import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { create } from 'storybook/theming';
import { useIsDark } from './useIsDark.ts';

const fontBase = "'Alexandria Variable', system-ui, sans-serif";

const light = create({
  base: 'light',
  fontBase,
  textColor: '#0c1e3a',
  colorSecondary: '#0c4fc4',
});

const dark = create({
  base: 'dark',
  fontBase,
  appBg: '#10152f',
  appContentBg: '#10152f',
  appPreviewBg: '#10152f',
  appBorderColor: '#33407a',
  textMutedColor: '#aeb7dc',
  colorSecondary: '#a9b8ff',
  barBg: '#181f43',
  barTextColor: '#aeb7dc',
  inputBg: '#181f43',
});

/** A docs page in the library's font, light or dark like the system. */
export function DocsContainer(props: DocsContainerProps) {
  return <Container {...props} theme={useIsDark() ? dark : light} />;
}

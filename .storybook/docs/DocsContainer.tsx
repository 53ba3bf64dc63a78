import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { dark, light } from '../theme.ts';
import { useIsDark } from './useIsDark.ts';

/** A docs page in the library's font, light or dark like the system. */
export default function DocsContainer(props: DocsContainerProps) {
  return <Container {...props} theme={useIsDark() ? dark : light} />;
}

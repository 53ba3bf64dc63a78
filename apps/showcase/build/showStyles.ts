import type { Plugin } from 'vite';
import { compileStyles } from '../../../packages/ui/styledComponents.ts';

/** Compiles the styles of the show's own components, which the app builds from their source, as those of the library. */
export const showStyles: Plugin = {
  name: 'showcase:show-styles',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/ui-showcase\/src\/.*\.tsx?$/ },
    handler: (source, id) => compileStyles(source, id),
  },
};

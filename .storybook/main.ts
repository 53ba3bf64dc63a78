import type { StorybookConfig } from '@storybook/react-vite';
import { markArabic } from './arabic/markArabic.ts';
import { readAliases } from './library/aliases.ts';
import { portalTextsFile } from '../apps/showcase/build/portalTexts.ts';
import { library } from './library/plugin.ts';
import { sentenceCase } from './sentenceCase.ts';
import { packageStyles } from '../packages/ui/styledComponents.ts';
import ui from '../packages/ui/package.json' with { type: 'json' };

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './**/*.mdx',
    './**/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/showcase/src/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { rehypePlugins: [markArabic] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: [
    '../apps/showcase/public',
    // The streams and the player of stories.
    './static',
    // The manager's font, which the manager cannot import.
    { from: '../packages/ui/node_modules/@fontsource-variable/alexandria/files', to: '/fonts' },
  ],
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    // The plugin skips files outside its TypeScript project; examples are objects, which it would treat as components.
    reactDocgenTypescriptOptions: {
      tsconfigPath: '.storybook/docgen.tsconfig.json',
      include: ['packages/{ui,ui-showcase}/src/{[A-Z]*,i18n}/*.tsx'],
      exclude: ['**/*.{example,stories}.tsx'],
      // Storybook's own defaults, which setting options would replace: a union becomes a choice.
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
    },
  },
  managerHead: async (head = '') => {
    const date = new Date().toISOString().slice(0, 10);
    const showcase = JSON.stringify({
      aliases: await readAliases(),
      build: `${ui.version} · ${date}`,
    });
    return `${head}<script>window.showcase = ${showcase};</script>`;
  },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (...input) =>
        (await indexer.createIndex(...input)).map((entry) =>
          entry.type === 'story' && entry.name !== undefined
            ? { ...entry, name: sentenceCase(entry.name) }
            : entry,
        ),
    })),
  // A story has the background of its theme.
  features: { backgrounds: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), library, portalTextsFile, packageStyles],
    resolve: {
      ...vite.resolve,
      // Stories import the source of the packages, not their builds.
      conditions: ['@showcase/source', 'module', 'browser', 'development|production'],
    },
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
    optimizeDeps: {
      ...vite.optimizeDeps,
      // If Vite discovered these late, it would reload the page in the middle of a test.
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        'react',
        'react-dom',
        'react-dom/client',
        'react-dom/server',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        '@showcase/ui > styled-components',
        '@showcase/ui > framer-motion/dom/mini',
        '@showcase/ui > qrcode.react',
        '@showcase/ui > hls.js/light',
        '@showcase/ui > react-select',
        'storybook/test',
        '@storybook/addon-docs/blocks',
      ],
    },
  }),
};

export default config;

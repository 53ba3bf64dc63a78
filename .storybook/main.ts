import type { StorybookConfig } from '@storybook/react-vite';
import { markArabic } from './arabic/markArabic.ts';
import { healthPlugin } from './healthPlugin.ts';

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
    // The manager's own letters.
    { from: '../packages/ui/node_modules/@fontsource-variable/alexandria/files', to: '/fonts' },
  ],
  typescript: { reactDocgen: 'react-docgen-typescript' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), healthPlugin()],
    resolve: {
      ...vite.resolve,
      // Stories show the packages' source.
      conditions: ['@showcase/source', 'module', 'browser', 'development|production'],
    },
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Found late, they would reload a test in the middle.
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

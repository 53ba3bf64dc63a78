import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { browserArguments, findBrowser } from './scripts/browser.ts';

/** Stories tagged so are made to fail: they prove that axe is on. `scripts/test.ts` runs them. */
const axeProof = 'axe-proof';

function stories(
  name: string,
  options: Parameters<typeof storybookTest>[0],
): TestProjectConfiguration {
  return {
    plugins: [
      storybookTest({
        configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
        ...options,
      }),
    ],
    test: {
      name,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: { executablePath: findBrowser(), args: browserArguments },
        }),
        instances: [{ browser: 'chromium' }],
        viewport: { width: 1280, height: 800 },
      },
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: ['@showcase/source'] },
        ssr: { resolve: { conditions: ['@showcase/source'] } },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages,apps}/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
        },
      },
      stories('stories-en', { tags: { exclude: [axeProof] }, initialGlobals: { language: 'en' } }),
      stories('stories-ar', { tags: { exclude: [axeProof] }, initialGlobals: { language: 'ar' } }),
      stories('axe-proof', { tags: { include: [axeProof] } }),
    ],
  },
});

import { cp } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

const components = readdirSync('src').filter((folder) => /^[A-Z]/.test(folder));

const shared: Options = { format: 'esm', target: 'es2022', dts: true, treeshake: false };

export default defineConfig([
  {
    ...shared,
    entry: {
      index: 'src/index.ts',
      ...Object.fromEntries(components.map((name) => [name, `src/${name}/index.ts`])),
    },
    splitting: true,
    banner: { js: "'use client';" },
    external: [/^framer-motion/],
    onSuccess: async () => {
      await cp('src/base.css', 'dist/base.css');
    },
  },
  // Plain data: usable in server components, so without the directive.
  { ...shared, entry: { tokens: 'src/theme/tokens.ts', motion: 'src/motion/motion.ts' } },
]);

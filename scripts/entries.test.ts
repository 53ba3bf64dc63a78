import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { componentNames, generatedFiles, heavyComponents } from './entries.ts';
import { root } from './run.ts';

test.each(['index.ts', 'messages.ts'])('%s follows from the list of folders', async (file) => {
  const current = readFileSync(join(root, 'packages/ui/src', file), 'utf8');
  // Out of date: pnpm entries.
  expect(current).toBe((await generatedFiles())[file]);
});

test('components with an entry of their own alone exist', () => {
  expect(componentNames()).toEqual(expect.arrayContaining([...heavyComponents]));
});

test('the README names every component with an entry of its own alone', () => {
  const readme = readFileSync(join(root, 'packages/ui/README.md'), 'utf8');
  for (const name of heavyComponents) expect(readme).toContain(`\`@showcase/ui/${name}\``);
});

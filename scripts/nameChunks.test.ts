import { mkdtemp, readdir, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentOf, nameChunks } from './nameChunks.ts';

test.each([
  [
    '// src/Button/Button.styles.ts\nx;\n\n// src/Button/Button.tsx\ny;\n// src/Button/index.ts',
    'Button',
  ],
  ['// src/theme/theme.ts\n', 'theme'],
  ['import "./a.js";', 'shared'],
])('%j is about %s', (chunk, name) => {
  expect(contentOf(chunk)).toBe(name);
});

test('a chunk is renamed, and so are all references to it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chunks-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'components'));
  await writeFile(join(folder, 'chunk-AB12.js'), '// src/Button/Button.tsx\nexport const b = 1;\n');
  await writeFile(join(folder, 'index.js'), 'export { b } from "./chunk-AB12.js";\n');
  await writeFile(join(folder, 'components/Button.js'), 'export * from "../chunk-AB12.js";\n');

  await nameChunks(folder);

  expect((await readdir(folder)).sort()).toEqual(['Button-AB12.js', 'components', 'index.js']);
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  expect(await read('index.js')).toBe('export { b } from "./Button-AB12.js";\n');
  expect(await read('components/Button.js')).toBe('export * from "../Button-AB12.js";\n');
});

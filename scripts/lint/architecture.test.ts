import { ESLint } from 'eslint';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run.ts';
import { readArchitecture } from './architecture.ts';

const linter = new ESLint({ cwd: root });

it.each([
  ['apps/showcase/src/content/site.ts', "import '../services/entities.ts';"],
  ['apps/showcase/src/router/useOverlay.ts', "import '../routes.tsx';"],
  ['apps/showcase/src/screens/dda/index.ts', "import '../overview/index.ts';"],
  ['apps/showcase/src/services/entities.ts', "import '../screens/overview/index.ts';"],
  ['apps/showcase/src/content/site.ts', "import '@showcase/impact';"],
  ['apps/host/src/server.ts', "import '@showcase/ui';"],
  ['packages/ui/src/index.ts', "import '@showcase/impact';"],
  ['packages/impact/src/index.ts', "import 'react';"],
])('%s must not: %s', async (file, code) => {
  const [result] = await linter.lintText(`${code}\n`, { filePath: join(root, file) });
  expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual([
    expect.stringMatching(/^(boundaries\/dependencies|no-restricted-imports)$/),
  ]);
});

it.each([
  ['apps/showcase/src/content/site.ts', "import '../config/links.ts';"],
  ['apps/showcase/src/screens/dda/index.ts', "import './DubaiNow.tsx';"],
  ['apps/showcase/src/screens/dda/index.ts', "import '../NotFound.tsx';"],
  ['apps/showcase/src/screens/tdra/index.ts', "import '@showcase/impact';"],
])('%s may: %s', async (file, code) => {
  const [result] = await linter.lintText(`${code}\n`, { filePath: join(root, file) });
  expect(result?.messages).toEqual([]);
});

it.each([
  [
    'a node without a folder',
    'one[a]\n  two[b]\n  one --> two',
    '| `one` | `x` |',
    'two has no folder',
  ],
  [
    'a folder without a node',
    'one[a]\n  one --> one',
    '| `one` | `x` |\n| `two` | `y` |',
    'two is not drawn',
  ],
  ['a picture without arrows', 'one[a]', '| `one` | `x` |', 'it has no arrows'],
])('refuses %s', (_name, drawing, table, fault) => {
  const text = `\`\`\`mermaid\nflowchart TD\n  ${drawing}\n\`\`\`\n\n${table}\n`;
  expect(() => readArchitecture(text)).toThrow(fault);
});

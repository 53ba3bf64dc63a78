/** Follows the first three changes of docs/changes.md on a copy of the app. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../run.ts';

const copy = mkdtempSync(join(tmpdir(), 'showcase-changes-'));
const app = join(copy, 'apps/showcase');
const languages = ['en', 'ar', 'fr'];

beforeAll(() => {
  const built = ['dist', 'dist-server', 'node_modules', 'test-results'];
  cpSync(join(root, 'apps/showcase'), app, {
    recursive: true,
    filter: (path) => !built.includes(basename(path)),
  });
  const shared = [
    'node_modules',
    'packages',
    'scripts',
    'deploy',
    'docs',
    '.storybook',
    'apps/host',
  ];
  const files = ['package.json', 'pnpm-workspace.yaml', 'tsconfig.base.json', 'vitest.config.ts'];
  for (const name of [...shared, ...files, 'apps/showcase/node_modules']) {
    symlinkSync(join(root, name), join(copy, name));
  }
});

afterAll(() => {
  rmSync(copy, { recursive: true });
});

interface Outcome {
  readonly code: number;
  readonly output: string;
}

/** Runs a program of the app's dependencies, such as `tsc`, in the copy. */
function run(program: string, args: readonly string[] = [], folder = app): Promise<Outcome> {
  const file = program === 'node' ? process.execPath : join(root, 'node_modules/.bin', program);
  return new Promise((resolve) => {
    execFile(file, args, { cwd: folder, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      resolve({ code: error ? 1 : 0, output: stdout + stderr });
    });
  });
}

async function expectSuccess(...command: Parameters<typeof run>): Promise<void> {
  const { code, output } = await run(...command);
  expect(code, output).toBe(0);
}

/** Builds the app's pages. */
async function build(): Promise<Outcome> {
  await expectSuccess('vite', ['build']);
  await expectSuccess('vite', [
    'build',
    '--ssr',
    'src/entry-server.tsx',
    '--outDir',
    'dist-server',
  ]);
  return run('node', ['build/prerender.ts']);
}

/** Inserts a text into a file of the app, before another text in it. */
function insert(file: string, before: string, text: string): void {
  const path = join(app, 'src', file);
  const content = readFileSync(path, 'utf8');
  expect(content, file).toContain(before);
  writeFileSync(
    path,
    content.replace(before, () => text + before),
  );
}

const page = (name: string) => readFileSync(join(app, 'dist', name, 'index.html'), 'utf8');

test('a language, a city page and a product need only the files that docs/changes.md names', async () => {
  // A language: a copy of a folder, with the components' texts.
  cpSync(join(app, 'src/languages/ar'), join(app, 'src/languages/fr'), { recursive: true });
  const french = readFileSync(join(root, 'packages/ui/src/story/languages/french.ts'), 'utf8');
  writeFileSync(
    join(app, 'src/languages/fr/components.ts'),
    french.replace('../../messages.ts', '@showcase/ui').replace('const french', 'const components'),
  );

  // A page of the city platform: a row, and its texts.
  const row = "  { slug: 'newPage', subject: 'build', background: 'image', ...build },\n";
  insert('content/dda/cityPages.ts', "  { slug: 'justice',", row);
  // A product: a row, its title and its picture. The compiler names the folders that lack the title.
  const product = `  {
    slug: 'new-product',
    title: titles['new-product'],
    frame: scene('new-product'),
    resources: [liveDemo('compassLiveDemo')],
    video: 'product',
    option: { position: 8, value: 'new-product' },
  },
`;
  insert('content/core42/products.ts', "  {\n    slug: 'oracle-fusion'", product);
  insert('content/core42/products.ts', 'signature-cloud,signature-fusion', 'new-product,');
  insert('languages/en/platformPages.ts', '    BuildtBg:', "    newPage: 'A new page.',\n");
  insert('languages/en/products.ts', "    'oracle-fusion'", "    'new-product': 'New',\n");
  const { output } = await run('tsc');
  for (const language of ['ar', 'fr']) {
    expect(output).toContain(`src/languages/${language}/platformPages.ts`);
    expect(output).toContain(`src/languages/${language}/products.ts`);
    insert(`languages/${language}/platformPages.ts`, '    BuildtBg:', "    newPage: 'صفحة.',\n");
    insert(
      `languages/${language}/products.ts`,
      "    'oracle-fusion'",
      "    'new-product': 'جديد',\n",
    );
  }
  await expectSuccess('tsc');

  // Without its picture, the build names it.
  expect((await build()).output).toContain('There is no new-product.svg');
  const pictures = join(app, 'src/assets/core42');
  for (const file of ['.svg', '-640.avif', '-960.avif']) {
    cpSync(join(pictures, `compass${file}`), join(pictures, `new-product${file}`));
  }
  const built = await build();
  expect(built.code, built.output).toBe(0);
  for (const language of languages) {
    const prefix = language === 'en' ? '' : `${language}/`;
    expect(page(prefix)).toContain(`<html lang="${language}"`);
    expect(page(`${prefix}projects/dda/newPage`)).toContain(
      language === 'en' ? 'A new page.' : 'صفحة.',
    );
    expect(page(`${prefix}projects/core42/products/new-product`)).toContain(
      language === 'en' ? 'New' : 'جديد',
    );
  }
  expect(page('')).toContain('hreflang="fr"');
  expect(page('projects/dda')).toContain('/projects/dda/newPage');
  expect(page('projects/core42/products')).toContain('/projects/core42/products/new-product');

  // The tests of the content need no change.
  const tests = ['apps/showcase/src/content', 'apps/showcase/src/languages'];
  await expectSuccess('vitest', ['run', '--project', 'unit', ...tests], copy);
});

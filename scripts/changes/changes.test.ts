/** Follows the changes of docs/changes.md that need no eye, on a copy of the app and its content. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../run.ts';

const copy = mkdtempSync(join(tmpdir(), 'showcase-changes-'));
const app = join(copy, 'apps/showcase');
const content = join(copy, 'packages/content/src');
const tag = 'pt-BR';
const built = ['dist', 'dist-server', 'node_modules', 'test-results'];

/** Copies a folder of the repository, without what is built, and links its dependencies to those of the original. */
function copyFolder(name: string): void {
  cpSync(join(root, name), join(copy, name), {
    recursive: true,
    filter: (path) => !built.includes(basename(path)),
  });
}

function link(name: string, target = join(root, name)): void {
  mkdirSync(dirname(join(copy, name)), { recursive: true });
  symlinkSync(target, join(copy, name));
}

beforeAll(() => {
  copyFolder('apps/showcase');
  copyFolder('packages/content');
  copyFolder('docs');
  const linked = [
    ...['package.json', 'pnpm-workspace.yaml', 'tsconfig.base.json', 'vitest.config.ts'],
    ...['node_modules', 'scripts', 'deploy', '.storybook', 'apps/host', 'apps/stand'],
    ...['packages/impact', 'packages/ui', 'packages/ui-showcase', 'packages/content/node_modules'],
  ];
  for (const name of linked) link(name);
  // The app's dependencies are the original ones, but for the content.
  for (const name of readdirSync(join(root, 'apps/showcase/node_modules'))) {
    if (name !== '@showcase') link(`apps/showcase/node_modules/${name}`);
  }
  for (const name of ['host', 'impact', 'stand', 'ui', 'ui-showcase'])
    link(`apps/showcase/node_modules/@showcase/${name}`);
  link('apps/showcase/node_modules/@showcase/content', join(copy, 'packages/content'));
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
  await expectSuccess('vite', ['build', '--mode', 'player']);
  await expectSuccess('vite', [
    'build',
    '--ssr',
    'src/entry-server.tsx',
    '--outDir',
    'dist-server',
  ]);
  return run('node', ['build/prerender.ts']);
}

/** Replaces a text in a file of the content. */
function replace(file: string, before: string, after: string): void {
  const path = join(content, file);
  const text = readFileSync(path, 'utf8');
  expect(text, file).toContain(before);
  writeFileSync(
    path,
    text.replace(before, () => after),
  );
}

/** Inserts a text into a file of the content, before another text in it. */
function insert(file: string, before: string, text: string): void {
  replace(file, before, text + before);
}

const page = (name: string) => readFileSync(join(app, 'dist', `${name || 'index'}.html`), 'utf8');

/** Adds a language whose texts are the Arabic ones. */
async function addLanguage(): Promise<void> {
  replace('languages.ts', "['en', 'ar']", `['en', 'ar', '${tag}']`);
  const { output } = await run('tsc');
  expect(output).toContain('packages/content/src/components/index.ts');
  for (const folder of globSync('**/texts', { cwd: content })) {
    const index = join(folder, '..', folder === 'city/texts' ? 'figures.ts' : 'index.ts');
    expect(output).toContain(`packages/content/src/${index}`);
    const texts = readFileSync(join(content, folder, 'ar.ts'), 'utf8');
    writeFileSync(join(content, folder, `${tag}.ts`), texts.replace('const ar', 'const ptBR'));
    insert(
      index,
      "import { en } from './texts/en.ts';",
      `import { ptBR } from './texts/${tag}.ts';\n`,
    );
    replace(index, '{ en, ar }', `{ en, ar, '${tag}': ptBR }`);
  }
  const french = readFileSync(join(root, 'packages/ui/src/story/languages/french.ts'), 'utf8');
  writeFileSync(
    join(content, 'components/french.ts'),
    french.replace('../../messages.ts', '@showcase/ui'),
  );
  cpSync(join(root, 'scripts/changes/frenchShow.ts'), join(content, 'components/frenchShow.ts'));
  insert(
    'components/index.ts',
    'import type { BuiltIn',
    "import { french } from './french.ts';\nimport { frenchShow } from './frenchShow.ts';\n",
  );
  replace('components/index.ts', '= {}', `= { '${tag}': { ...french, ...frenchShow } }`);
  await expectSuccess('tsc');
}

/** Adds texts to the English file; the compiler then names the file of each other language. */
async function addTexts(area: string, before: string, text: (language: string) => string) {
  insert(`${area}/texts/en.ts`, before, text('en'));
  for (const language of ['ar', tag]) {
    const { output } = await run('tsc');
    expect(output).toContain(`packages/content/src/${area}/texts/${language}.ts`);
    insert(`${area}/texts/${language}.ts`, before, text(language));
  }
  await expectSuccess('tsc');
}

/** Adds a key: the compiler asks for its default, and a unit test for its row in the document. */
async function addKey(): Promise<void> {
  const schema = 'configuration/schema.ts';
  insert(schema, '  gridPortal:', '  hallPlan: v.optional(player, defaults.hallPlan),\n');
  expect((await run('tsc')).output).toContain("Property 'hallPlan' does not exist");
  insert('configuration/defaults.ts', '  gridPortal:', "  hallPlan: '/plan',\n");
  await expectSuccess('tsc');
  const tests = ['run', '--project', 'unit', 'packages/content/src/configuration'];
  expect((await run('vitest', tests, copy)).output).toContain(
    'docs/configuration.md lists every key of the configuration',
  );
  const document = join(copy, 'docs/configuration.md');
  const text = readFileSync(document, 'utf8');
  const row = '| `hallPlan` | `"/plan"` | the plan of the hall |\n';
  writeFileSync(
    document,
    text.replace('| `gridPortal`', () => `${row}| \`gridPortal\``),
  );
}

test('each change needs only the files that docs/changes.md names', async () => {
  await addLanguage();
  await addTexts('dashboard', '    co2: { label:', (language) =>
    language === 'en'
      ? "    water: { label: 'Water saved', value: '7', exact: '7' },\n"
      : "    water: { label: 'مياه', value: '7', exact: '7 لترات' },\n",
  );
  await addTexts('contact', '      RATE_LIMIT:', (language) =>
    language === 'en' ? "      SPAM: 'This looks like spam.',\n" : "      SPAM: 'مرفوض.',\n",
  );
  await addKey();

  // A page of the city platform and a product: a row each. The compiler names the file that lacks the texts.
  insert('city/dubai/rows.ts', '  justice: {', "  newPage: { background: 'image', ...build },\n");
  insert(
    'products/rows.ts',
    "  'oracle-fusion': {",
    `  'new-product': {
    picture: 'core42/new-product',
    resources: { 'live-demo': 'compassLiveDemo' },
    video: 'product',
    option: { position: 8, value: 'new-product' },
  },
`,
  );
  for (const language of ['en', 'ar', tag]) {
    const files = ['city/dubai', 'products'].map((area) => `${area}/texts/${language}.ts`);
    const { output } = await run('tsc');
    for (const file of files) expect(output).toContain(`packages/content/src/${file}`);
    const [title, description] = language === 'en' ? ['New', 'A new page.'] : ['جديد', 'صفحة.'];
    const [dubai = '', products = ''] = files;
    const own = `  newPage: { title: '${title}', description: '${description}' },\n`;
    insert(dubai, '  buildDubai: {', own);
    insert(products, "    'oracle-fusion': {", `    'new-product': { title: '${title}' },\n`);
  }
  await expectSuccess('tsc');

  // Without its picture, the build names it.
  expect((await build()).output).toContain('There is no core42/new-product.svg');
  const pictures = join(app, 'src/assets/core42');
  for (const file of ['.svg', '-400.avif', '-640.avif', '-960.avif']) {
    cpSync(join(pictures, `compass${file}`), join(pictures, `new-product${file}`));
  }
  const { code, output } = await build();
  expect(code, output).toBe(0);
  for (const language of ['en', 'ar', tag]) {
    const prefix = language === 'en' ? '' : `${language}/`;
    expect(page(prefix.replace('/', ''))).toContain(`<html lang="${language}"`);
    expect(page(`${prefix}projects/dda/newPage`)).toContain(
      language === 'en' ? 'A new page.' : 'صفحة.',
    );
    expect(page(`${prefix}projects/core42/products/new-product`)).toContain(
      language === 'en' ? 'New' : 'جديد',
    );
  }
  expect(page('')).toContain(`hreflang="${tag}"`);
  expect(page('projects/dda')).toContain('/projects/dda/newPage');
  expect(page('projects/core42/products')).toContain('/projects/core42/products/new-product');

  // The tests of the content need no change, and a configuration with the new key is valid.
  await expectSuccess('vitest', ['run', '--project', 'unit', 'packages/content'], copy);
});

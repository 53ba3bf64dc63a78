import { expect, test, type Page } from '@playwright/test';
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { readIndex } from './storybook.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = join(root, 'packages/ui/src');
const names = globSync('[A-Z]*/index.ts', { cwd: source }).map(dirname).toSorted();
const docs = readIndex().filter(
  ({ type, title }) => type === 'docs' && /^Library\/([^/]+\/)?[^/]+$/.test(title),
);

/** The docs page of a component; none is left out. */
function docsOf(name: string): string {
  const page = docs.find(({ title }) => basename(title) === name);
  if (!page) throw new Error(`${name} has no docs page.`);
  return page.id;
}

async function openDocs(page: Page, name: string): Promise<void> {
  await page.goto(`/iframe.html?viewMode=docs&id=${docsOf(name)}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Playground' })).toBeVisible();
}

/** The rows of the table: whether each has a description, and a choice where it takes few values. */
const readRows = (page: Page) =>
  page.locator('.docblock-argstable tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      const [name, about, , control] = row.children;
      // The type comes last, below the description.
      const types = [...(about?.lastElementChild?.querySelectorAll('span') ?? [])];
      const isUnion =
        types.length > 1 && types.every(({ textContent }) => /^(?:"[^"]*"|\d+)$/.test(textContent));
      return {
        name: name?.textContent.replace('*', ''),
        isDescribed: (about?.childElementCount ?? 0) > 1,
        isChoice: !isUnion || Boolean(control?.querySelector('[type="radio"], select')),
      };
    }),
  );

test('there are components', () => {
  expect(names.length).toBeGreaterThan(50);
});

for (const name of names) {
  test(`the docs page of ${name} describes every prop and leaves the focus alone`, async ({
    page,
  }) => {
    await openDocs(page, name);
    await expect(page.locator('.docblock-argstable tbody tr').first()).toBeVisible();
    const rows = await readRows(page);
    expect(rows.filter(({ isDescribed }) => !isDescribed).map((row) => row.name)).toEqual([]);
    expect(rows.filter(({ isChoice }) => !isChoice).map((row) => row.name)).toEqual([]);
    await expect(page.locator('td[data-state]').first()).toBeAttached();
    const place = await page.evaluate(async () => {
      await new Promise((resolve) => {
        requestIdleCallback(resolve, { timeout: 3000 });
      });
      return { focused: document.activeElement?.tagName, scrolled: scrollY };
    });
    expect(place).toEqual({ focused: 'BODY', scrolled: 0 });
  });
}

test('the code of every playground compiles', async ({ page }) => {
  test.setTimeout(600_000);
  const folder = join(root, 'test-results/playgrounds');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  for (const name of names) {
    await openDocs(page, name);
    await page.locator('.docblock-code-toggle').first().click();
    const code = page.locator('.sbdocs-preview pre.prismjs').first();
    await expect(code).toContainText(`<${name}`);
    const file = join(folder, `${name}.tsx`);
    writeFileSync(file, moduleOf(await code.innerText()));
    files.push(file);
  }
  expect(faultsOf(files)).toEqual([]);
});

/** A file that shows the code as the app of a reader would: with its imports. */
function moduleOf(code: string): string {
  const used = new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  const imports = [...used].map((name) => {
    const entry = existsSync(join(source, name)) ? `@showcase/ui/${name}` : '@showcase/ui';
    return `import { ${name} } from '${entry}';`;
  });
  return [...imports, `export const shown = <>${code}</>;`].join('\n');
}

function faultsOf(files: readonly string[]): readonly string[] {
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    customConditions: ['@showcase/source'],
  });
  return files.flatMap((file) =>
    [
      ...program.getSyntacticDiagnostics(program.getSourceFile(file)),
      ...program.getSemanticDiagnostics(program.getSourceFile(file)),
    ].map(
      ({ messageText }) =>
        `${basename(file)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    ),
  );
}

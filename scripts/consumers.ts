/**
 * `pnpm consumers`: packs the packages, makes the projects of `packages/consumers` outside the workspace, some
 * of them from the templates that the READMEs name, installs the tarballs in them and tests each one, or those
 * that are named: `pnpm consumers vite next`. Draws the picture of the library's README.
 */
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../apps/stand/src/launcher/findBrowser.ts';
import { followLinks } from './consumers/followLinks.ts';
import { runIn, serve } from './consumers/processes.ts';
import { createFromTemplate } from './consumers/templates.ts';
import { fillForms } from './consumers/fillForms.ts';
import { proveHarbour } from './consumers/proveHarbour.ts';
import { proveTwoVersions } from './consumers/proveTwoVersions.ts';
import { visit, type Expectation } from './consumers/visit.ts';
import { pack } from './pack.ts';
import { root } from './run.ts';

const tarballs = pack();
const catalog = await readCatalog();
const folder = await mkdtemp(join(tmpdir(), 'showcase-consumers-'));
// CI tests the packages in several versions of Node.
const consumerNode = process.env['CONSUMER_NODE'] ?? process.execPath;
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });

const cardAndForm: Expectation = { text: 'Trade and Logistics', hasCard: true, hasForm: true };
const frenchPage: Expectation = { text: 'Commerce et logistique', hasForm: true };
const arabicPage: Expectation = { text: 'التجارة والخدمات اللوجستية', hasForm: true };
interface Consumer {
  readonly make: (name: string) => Promise<string>;
  readonly prove: (at: string) => Promise<unknown>;
}
const consumers: Readonly<Record<string, Consumer>> = {
  node: { make: install, prove: proveNode },
  vite: { make: fromTemplate, prove: proveVite },
  harbour: { make: install, prove: proveHarbourIn },
  next: { make: fromTemplate, prove: proveNext },
  'react-router': { make: install, prove: proveReactRouter },
  testing: { make: install, prove: (at) => runIn(at, 'npm', 'test') },
};
const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const names = chosen.length > 0 ? chosen : Object.keys(consumers);

const results = await Promise.allSettled(
  names.map(async (name) => {
    const begin = Date.now();
    const consumer = consumers[name];
    if (!consumer) throw new Error(`There are ${Object.keys(consumers).join(', ')}.`);
    const { make, prove } = consumer;
    const at = await make(name);
    const installed = Date.now();
    await prove(at);
    const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(0);
    console.log(
      `ok     ${name}: installed in ${seconds(begin, installed)} s, tested in ${seconds(installed, Date.now())} s`,
    );
  }),
);
await browser.close();

const failures = results.flatMap((result, index) =>
  result.status === 'rejected' ? [{ name: names[index] ?? '', reason: result.reason }] : [],
);
for (const { name, reason } of failures) console.error(`FAILED ${name}:`, reason);
if (failures.length === 0) await rm(folder, { recursive: true });
else console.error(`The projects are kept in ${folder}.`);
process.exit(failures.length === 0 ? 0 : 1);

/**
 * Installs a project with the versions of the catalog and the tarballs of both packages. Returns its folder.
 */
async function install(name: string): Promise<string> {
  const at = join(folder, name);
  await cp(join(root, 'packages/consumers', name), at, { recursive: true });
  const file = join(at, 'package.json');
  const manifest = (await readFile(file, 'utf8')).replaceAll(
    /"([^"]+)": "(?:catalog:|workspace:\*)"/g,
    (_match, dependency: string) => {
      const version = tarballs.get(dependency) ?? catalog.get(dependency);
      if (version === undefined) throw new Error(`The catalog lacks ${dependency}.`);
      return `"${dependency}": "${version}"`;
    },
  );
  await writeFile(file, manifest);
  await runIn(at, 'npm', 'install');
  return at;
}

/** Makes a project as its README says, with the tarballs of both packages. Returns its folder. */
async function fromTemplate(name: string): Promise<string> {
  const version = catalog.get('styled-components');
  if (version === undefined) throw new Error('The catalog lacks styled-components.');
  return createFromTemplate(
    name,
    join(folder, name),
    new Map([...tarballs, ['styled-components', `styled-components@${version}`]]),
  );
}

async function readCatalog(): Promise<ReadonlyMap<string, string>> {
  const [, lines = ''] = (await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8')).split(
    /^catalog:$/m,
  );
  return new Map(
    [...lines.matchAll(/^ {2}'?([^':]+)'?: (.+)$/gm)].map(([, name = '', version = '']) => [
      name,
      version,
    ]),
  );
}

async function proveNode(at: string) {
  const html = await runIn(at, consumerNode, 'card.js');
  expectParts('card.js', html, [
    '<style data-styled="true"',
    'var(--showcase-color-text, #f3f5ff)',
    '<div lang="en" dir="ltr"',
    '<div lang="ar" dir="rtl"',
    'التجارة والخدمات اللوجستية',
  ]);
  for (const file of ['figures.js', 'country.js']) await proveComments(at, file);
}

/** Runs a program whose comments contain its expected output. */
async function proveComments(at: string, file: string) {
  const printed = (await runIn(at, consumerNode, file)).trim().split('\n');
  const code = await readFile(join(at, file), 'utf8');
  const promised = [...code.matchAll(/^console\.log\(.*\); \/\/ '?(.*?)'?$/gm)].map(([, it]) => it);
  if (printed.join() !== promised.join())
    throw new Error(`${file} says ${promised.join()} and prints ${printed.join()}.`);
}

async function proveVite(at: string) {
  await runIn(at, 'npm', 'run', 'build');
  await expectNoChecks(join(at, 'dist/assets'));
  {
    await using server = await serve(at, 'preview', '--host', '127.0.0.1');
    await visit(browser, server.origin, cardAndForm);
    await fillForms(browser, server.origin);
    await lookInTheDark(server.origin);
    await drawPicture(server.origin);
  }
  await using server = await serve(at, 'dev', '--host', '127.0.0.1');
  await visit(browser, server.origin, { ...cardAndForm, isDevelopment: true });
  const first = new URL('first.html', server.origin).href;
  await visit(browser, first, { ...cardAndForm, hasForm: false, isDevelopment: true });
}

/** A production build has no check of development. */
async function expectNoChecks(folder: string) {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.js')) continue;
    const code = await readFile(join(folder, name), 'utf8');
    if (code.includes('nothing names')) throw new Error(`${name} has checks of development.`);
  }
}

/** The link to the other language leads to the same page, whose document says so. */
async function switchLanguage(url: string) {
  const page = await browser.newPage();
  await page.goto(new URL('ar/partners', url).href, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Français' }).click();
  await page.getByRole('heading', { name: 'Partenaires' }).waitFor();
  const language = await page
    .locator('html')
    .evaluate((html) => `${html.getAttribute('lang') ?? ''} ${html.getAttribute('dir') ?? ''}`);
  if (language !== 'fr ltr') throw new Error(`In French, the document is ${language}.`);
  await page.close();
}

/** The theme follows the visitor's system. */
async function lookInTheDark(origin: string) {
  const page = await browser.newPage({ colorScheme: 'dark' });
  await page.goto(origin);
  const color = await page.locator('[data-theme]').evaluate((root) => getComputedStyle(root).color);
  if (color !== 'rgb(251, 238, 230)') throw new Error(`In the dark, text is ${color}.`);
  await page.close();
}

/** Draws the picture of the library's README: the app of its guide to forms. */
async function drawPicture(origin: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(root, 'packages/ui/docs/picture.png') });
  await page.close();
}

async function proveHarbourIn(at: string) {
  await runIn(at, 'npm', 'run', 'build');
  for (const script of ['preview', 'dev']) {
    await using server = await serve(at, script, '--host', '127.0.0.1');
    if (script === 'dev') await warmUp(server.origin);
    await proveHarbour(browser, server.origin);
    if (script === 'preview') await proveTwoVersions(browser, join(at, 'dist'), server.origin);
  }
}

async function proveNext(at: string) {
  await runIn(at, 'npm', 'run', 'build');
  const version = await runIn(at, 'npm', 'exec', '--', 'node', '--version');
  if (!/^v24\./m.test(version)) throw new Error(`Next ran on Node ${version}`);
  {
    await using server = await serve(at, 'start');
    const arabic = new URL('/ar', server.origin).href;
    const styles = ['data-styled', '--showcase-color-accent:#0a6b6b'];
    const french = ['<html lang="fr" dir="ltr"', 'Commerce et logistique', 'Envoyer'];
    expectParts('French', await (await fetch(server.origin)).text(), [...french, ...styles]);
    const html = ['<html lang="ar" dir="rtl"', 'التجارة والخدمات اللوجستية', 'إرسال'];
    expectParts('Arabic', await (await fetch(arabic)).text(), [...html, ...styles]);
    await expectPolicy(server.origin);
    await visit(browser, server.origin, { ...frenchPage, isServerRendered: true });
    await visit(browser, arabic, { ...arabicPage, isServerRendered: true });
    const missing = new URL('/ar/nothing', server.origin).href;
    await visit(browser, missing, { text: 'هذه الصفحة غير موجودة.' });
    await followLinks(browser, arabic);
    await switchLanguage(arabic);
  }
  // Only a development server reports hydration mismatches. It serves scripts only to its own host name.
  await using server = await serve(at, 'dev', '--hostname', '127.0.0.1');
  await visit(browser, server.origin, { ...frenchPage, isDevelopment: true });
}

async function proveReactRouter(at: string) {
  await runIn(at, 'npm', 'run', 'build');
  {
    await using server = await serve(at, 'start');
    const html = await (await fetch(server.origin)).text();
    expectParts('The HTML of React Router', html, [
      '<html lang="ar" dir="rtl"',
      'Trade and Logistics',
      'data-styled',
      '--showcase-color-accent:#0a6b6b',
    ]);
    await expectPolicy(server.origin);
    await visit(browser, server.origin, { ...cardAndForm, isServerRendered: true });
    await followLinks(browser, server.origin, {
      padding: '32px',
      'border-radius': '0px',
      'letter-spacing': '9px',
      'font-weight': '300',
    });
  }
  {
    await using server = await serve(at, 'library', '--host', '127.0.0.1');
    await visit(browser, server.origin, cardAndForm);
    await followLinks(browser, server.origin);
  }
  await using server = await serve(at, 'dev', '--host', '127.0.0.1');
  await warmUp(server.origin);
  await visit(browser, server.origin, { ...cardAndForm, isDevelopment: true });
}

/** Each answer has a policy with its own nonce, which allows no other inline style or script. */
async function expectPolicy(origin: string) {
  const [one, other] = await Promise.all(
    [1, 2].map(async () => (await fetch(origin)).headers.get('Content-Security-Policy') ?? ''),
  );
  if (!one?.includes("style-src 'self' 'nonce-") || one.includes('unsafe') || one === other)
    throw new Error(`The policies are '${one ?? ''}' and '${other ?? ''}'.`);
}

/** Loads a page until Vite has bundled its dependencies. Before that, Vite refuses addresses from its own pages. */
async function warmUp(url: string) {
  let refused: string[] = [];
  for (let load = 1; load <= 5; load++) {
    const page = await browser.newPage();
    refused = [];
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(response.url());
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.close();
    if (load > 1 && refused.length === 0) return;
  }
  throw new Error(`${url} does not come to rest. It refused ${refused.join(', ')}.`);
}

function expectParts(where: string, text: string, parts: readonly string[]) {
  const missing = parts.filter((part) => !text.includes(part));
  if (missing.length > 0) throw new Error(`${where} lacks ${missing.join(', ')}:\n${text}`);
}

/**
 * `pnpm preflight [--url http://localhost:4173]`: opens /dev/preflight of the running host in a headless browser and
 * prints its content. Exits with 1 if there is a problem, and with 2 if the preflight could not be run.
 */
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { readKey } from '../apps/host/src/presenter/key.ts';
import { browserArguments, findBrowser } from './browser.ts';

const states = { problem: 'Problems', warning: 'Warnings', ok: 'OK' } as const;
type State = keyof typeof states;
interface List {
  readonly state: State;
  readonly entries: readonly string[];
}

/** How long all checks may take: hundreds of files, and silent addresses at five seconds each. */
const timeout = 120_000;

try {
  const lists = await preflight(await readUrl(process.argv.slice(2)));
  const sections = lists
    .filter(({ entries }) => entries.length > 0)
    .map(({ state, entries }) => {
      const text = entries.map((entry) => `  ${entry}`).join(state === 'ok' ? '\n' : '\n\n');
      return `${states[state]} (${String(entries.length)})\n\n${text}`;
    });
  console.log(sections.join('\n\n'));
  process.exitCode = lists.some(({ state, entries }) => state === 'problem' && entries.length > 0)
    ? 1
    : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

/** The address of the page, with the key of this user's hosts unless the given address has one. */
async function readUrl(argv: readonly string[]): Promise<URL> {
  const args = argv[0] === '--' ? argv.slice(1) : [...argv];
  const { url } = parseArgs({ args, options: { url: { type: 'string' } } }).values;
  const address = url ?? `http://localhost:${process.env['PORT'] ?? '4173'}`;
  const parsed = URL.parse('/dev/preflight?headless', address);
  if (!parsed)
    throw new Error(`--url is "${address}"; it must be an address like http://localhost:4173.`);
  const key = new URL(address).searchParams.get('key') ?? (await readKey());
  if (key !== undefined) parsed.searchParams.set('key', key);
  return parsed;
}

/** The page's entries, problems first. */
async function preflight(url: URL): Promise<readonly List[]> {
  await expectPage(url);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    const page = await browser.newPage();
    await page.goto(url.href);
    await page.waitForSelector('[aria-busy="false"]', { timeout });
    return await Promise.all(
      (Object.keys(states) as State[]).map(async (state) => ({
        state,
        entries: await entriesIn(page, state),
      })),
    );
  } finally {
    await browser.close();
  }
}

/** Throws an error with a remedy if the host does not serve the page. */
async function expectPage(url: URL): Promise<void> {
  const response = await fetch(url, {
    // The first answer redirects to the address without the key, and would store the key in a cookie.
    headers: { cookie: `showcase-key=${url.searchParams.get('key') ?? ''}` },
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
  if (!response) {
    throw new Error(
      `No host answers at ${url.origin}. Start it first, in another window: npx pnpm@12 start. If it has another port, add --url http://localhost:PORT.`,
    );
  }
  if (response.status === 403) {
    throw new Error(
      `${url.origin} rejected this key. Give the address of its preflight, which it printed when it started: --url "${url.origin}/dev/preflight?key=…".`,
    );
  }
  if (!response.ok) {
    throw new Error(
      `${url.origin} serves no preflight (${String(response.status)}). It needs a host on this machine, by the name localhost, with a current build: npx pnpm@12 start.`,
    );
  }
}

/** The entries in a state: the group, what is checked, the finding and what to do. */
function entriesIn(page: Page, state: string): Promise<string[]> {
  return page.locator(`[aria-busy] section li[data-state=${state}]`).evaluateAll(
    (items, asState) =>
      items.map((item) => {
        const [, label, ...lines] = (item as HTMLElement).innerText.split(/\n+/);
        const group = item.closest('section')?.querySelector('h2')?.innerText ?? '';
        return asState === 'ok'
          ? [group, label, ...lines].join(' · ')
          : [`${group}: ${label ?? ''}`, ...lines].join('\n    ');
      }),
    state,
  );
}

/**
 * `pnpm preflight [--url http://localhost:4173]`: prints what /dev/preflight of the running host finds, problems first.
 * Exits with 1 if there is a problem, and with 2 if the preflight could not be run.
 */
import { readKey } from '@showcase/host/presenter/key';
import { parseArgs } from 'node:util';
import type { Group } from './groupsOf.ts';

const titles = { problem: 'Problems', warning: 'Warnings', ok: 'OK' } as const;

/** How long all checks may take: silent addresses take five seconds. */
const milliseconds = 60_000;

try {
  const groups = await preflight(await readUrl(process.argv.slice(2)));
  const rows = groups.flatMap(({ title, rows }) => rows.map((row) => ({ ...row, title })));
  const parts = (['problem', 'warning', 'ok'] as const).flatMap((state) => {
    const alike = rows.filter((row) => row.state === state);
    if (alike.length === 0) return [];
    const lines = alike.map(({ title, label, address, found, action }) =>
      state === 'ok'
        ? `  ${[title, label, address, found].filter(Boolean).join(' · ')}`
        : `  ${[`${title}: ${label}`, address, found, action && `What to do: ${action}`].filter(Boolean).join('\n    ')}`,
    );
    const text = lines.join(state === 'ok' ? '\n' : '\n\n');
    return `${titles[state]} (${String(alike.length)})\n\n${text}`;
  });
  console.log(parts.join('\n\n'));
  process.exitCode = rows.some(({ state }) => state === 'problem') ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

/** The address of the page, with the key of this user's hosts unless the given address has one. */
async function readUrl(argv: readonly string[]): Promise<URL> {
  const args = argv[0] === '--' ? argv.slice(1) : [...argv];
  const { url } = parseArgs({ args, options: { url: { type: 'string' } } }).values;
  const address = url ?? `http://localhost:${process.env['PORT'] ?? '4173'}`;
  const parsed = URL.parse('/dev/preflight', address);
  if (!parsed)
    throw new Error(`--url is "${address}"; it must be an address like http://localhost:4173.`);
  const key = new URL(address).searchParams.get('key') ?? (await readKey());
  if (key !== undefined) parsed.searchParams.set('key', key);
  return parsed;
}

/** What the host has found. Throws an error with a remedy if it does not answer. */
async function preflight({ origin, href, searchParams }: URL): Promise<readonly Group[]> {
  const cookie = `showcase-key=${searchParams.get('key') ?? ''}`;
  const response = await fetch(href.replace(/\?.*/, ''), {
    headers: { accept: 'application/json', cookie },
    signal: AbortSignal.timeout(milliseconds),
  }).catch(() => undefined);
  if (!response) {
    throw new Error(
      `No host answers at ${origin}. Start it first, in another window: npx pnpm@12 start. If it has another port, add --url http://localhost:PORT.`,
    );
  }
  if (response.status === 403) {
    throw new Error(
      `${origin} rejected this key. Give the address of its preflight, which it printed when it started: --url "${origin}/dev/preflight?key=…".`,
    );
  }
  if (!response.ok) {
    throw new Error(
      `${origin} serves no preflight (${String(response.status)}). It needs a host on this machine, by the name localhost: npx pnpm@12 start.`,
    );
  }
  const { groups } = (await response.json()) as { readonly groups: readonly Group[] };
  return groups;
}

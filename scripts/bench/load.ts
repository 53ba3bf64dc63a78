import autocannon from 'autocannon';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHost } from './host.ts';
import { median, namedRecords } from './records.ts';

const connections = 500;
/** The two servers alternate, so that other load on the machine affects both equally. */
const rounds = 2;

interface Load {
  readonly name: string;
  readonly path: string;
  /** The file of the bare server that holds the same bytes. */
  readonly file: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What is asked of the host, and which file holds the same bytes for the bare server. */
const loads: readonly Load[] = [
  { name: 'Front page', path: '/', file: 'index.html' },
  { name: 'Entity list, 100,000 records', path: '/api/entities', file: 'entities.json' },
  {
    name: 'Film, 64 KiB of it',
    path: '/media/agents.mp4',
    file: 'agents.mp4',
    headers: { range: 'bytes=65536-131071' },
  },
  { name: 'Playlist of the live stream', path: '/live/stream.m3u8', file: 'stream.m3u8' },
];

/**
 * Measures the host under load, against a bare file server in a process of its own: answers per second, errors, and
 * whether its memory comes back.
 *
 * @param seconds How long each address is asked for.
 */
export async function benchHost(seconds = 20): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'showcase-bench-'));
  const list = join(folder, 'entities.json');
  await writeFile(list, JSON.stringify(namedRecords(100_000)));
  const host = await startHost('--entities', list);
  const bare = await startBareServer(folder);
  try {
    for (const { path, file } of loads) await save(`${host.address}${path}`, join(folder, file));
    const hostPort = Number(new URL(host.address).port);
    // Memory that any first visit takes does not count.
    for (const load of loads) await ask(hostPort, load, 1);
    const before = memoryOf(host.pid);
    console.log(`Host under load, ${String(connections)} connections, answers per second`);
    for (const load of loads) {
      const [ours, theirs]: [Outcome[], Outcome[]] = [[], []];
      const duration = seconds / rounds;
      for (let round = 0; round < rounds; round++) {
        theirs.push(await ask(bare.port, { ...load, path: `/${load.file}` }, duration));
        ours.push(await ask(hostPort, load, duration));
      }
      report(load.name, ours, theirs);
    }
    await reportMemory(host.pid, before);
  } finally {
    bare.stop();
    await host.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Outcome {
  readonly perSecond: number;
  /** Broken connections, timeouts, and answers with another status than 2xx. */
  readonly errors: number;
}

/** Asks for one address over many connections, each of which asks again as soon as it is answered. */
async function ask(port: number, { path, headers }: Load, seconds: number): Promise<Outcome> {
  const { requests, errors, timeouts, non2xx } = await autocannon({
    url: `http://127.0.0.1:${String(port)}${path}`,
    connections,
    duration: seconds,
    ...(headers && { headers: { ...headers } }),
  });
  return { perSecond: requests.average, errors: errors + timeouts + non2xx };
}

function report(name: string, ours: readonly Outcome[], theirs: readonly Outcome[]): void {
  const speedOf = (outcomes: readonly Outcome[]) => median(outcomes.map((each) => each.perSecond));
  const [host, bare] = [speedOf(ours), speedOf(theirs)];
  const errors = ours.reduce((sum, each) => sum + each.errors, 0);
  console.log(
    `  ${name}: bare ${bare.toFixed(0)}, ours ${host.toFixed(0)}, ratio ${(host / bare).toFixed(2)} (goal 0.70), errors ${String(errors)}`,
  );
}

/** Waits up to half a minute for the memory to come back. */
async function reportMemory(pid: number, before: number): Promise<void> {
  let after = memoryOf(pid);
  for (let waited = 0; waited < 30 && after > before * 1.1; waited++) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    after = memoryOf(pid);
  }
  const growth = ((after / before - 1) * 100).toFixed(0);
  console.log(
    `  Memory: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after, ${growth} % more (goal: at most 10 %)`,
  );
}

/** The resident memory of a process in MB. */
function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

async function save(address: string, file: string): Promise<void> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  if (!response.ok) throw new Error(`${address} answers ${String(response.status)}. Build first.`);
  await writeFile(file, Buffer.from(await response.arrayBuffer()));
}

async function startBareServer(folder: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bareServer.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { port: Number(port.toString()), stop: () => child.kill() };
}

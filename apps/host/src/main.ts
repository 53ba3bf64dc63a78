import type { AddressInfo } from 'node:net';
import { openConfiguration } from './configuration.ts';
import { drainable } from './drain.ts';
import { EntitySource } from './entities/entitySource.ts';
import { largestListBytes } from './entities/readEntities.ts';
import { openLeads } from './leads/leadsService.ts';
import { locateFile } from './leads/locateFile.ts';
import { readOptions } from './options.ts';
import { contactRequests } from './preflight/contactRequests.ts';
import { openKey } from './presenter/key.ts';
import { startServer } from './server.ts';

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function main(): Promise<void> {
  surviveClosedOutput();
  const options = readOptions(process.argv.slice(2), process.env);
  const entities = await EntitySource.open(options.entities, {
    onRead: (count, bytes, findings) => {
      const entities = count === 1 ? '1 entity' : `${String(count)} entities`;
      const size = `${megabytes(bytes)} of at most ${megabytes(largestListBytes)} MB as JSON`;
      console.log(`Loaded ${entities} from ${options.entities} (${size})`);
      for (const finding of findings) console.warn(`${options.entities}: ${finding}`);
    },
  });
  const { leads: leadsFile, leadsDays: days } = options;
  const readConfiguration = openConfiguration(options.config, {
    keepsLeads: leadsFile !== undefined,
    isKiosk: options.kiosk,
    isNamed: options.isConfigNamed,
  });
  const leads =
    leadsFile === undefined
      ? undefined
      : openLeads({ file: await locateFile(leadsFile, options), days, readConfiguration });
  const key = await openKey();
  const server = await startServer({ ...options, readConfiguration, entities, key, leads }).catch(
    async (error: unknown) => {
      await leads?.close();
      throw error;
    },
  );
  const drain = drainable(server);
  let isStopping = false;
  const stop = () => {
    // Ctrl+C reaches the host twice under `pnpm start`: from the terminal, and passed on by its parent.
    if (isStopping) return;
    isStopping = true;
    entities.close();
    void Promise.all([drain(), leads?.stop()])
      .then(() => leads?.close())
      .then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  // The kiosk's launcher has died; if the host kept running, the next start would find the port in use.
  process.once('disconnect', stop);
  leads?.start();
  const { description, advice } = await contactRequests(leads, readConfiguration);
  console.log(`${description} ${advice}`.trimEnd());
  const { port } = server.address() as AddressInfo;
  const address = `http://${visibleHost(options.hostname)}:${String(port)}`;
  if (new URL(address).hostname === 'localhost') {
    console.log(`Contact requests: ${address}/dev/submissions?key=${key}`);
    console.log(`Preflight: ${address}/dev/preflight?key=${key}`);
  }
  if (options.storybook !== undefined) console.log(`Storybook: ${address}/storybook/`);
  const { firstPath } = await readConfiguration();
  console.log(`Showcase ready at ${address}${firstPath}`);
  process.send?.(address);
}

/** Writing to a closed terminal or pipe fails (EPIPE, EIO). That must not stop a host that visitors are using. */
function surviveClosedOutput(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}

function megabytes(bytes: number): string {
  return String(Math.ceil((bytes / 1024 / 1024) * 10) / 10);
}

/** The host name to type into a browser on this machine. */
function visibleHost(hostname: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(hostname)) return 'localhost';
  return hostname.includes(':') ? `[${hostname}]` : hostname;
}

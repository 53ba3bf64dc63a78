import type { AddressInfo } from 'node:net';
import { openConfiguration } from './configuration.ts';
import { drainable } from './drain.ts';
import { EntitySource } from './entities/entitySource.ts';
import { openLeads } from './leads/leadsService.ts';
import { locateFile } from './leads/locateFile.ts';
import { readOptions } from './options.ts';
import { startServer } from './server.ts';

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  const entities = await EntitySource.open(options.entities, {
    onRead: (count) => {
      console.log(
        `Loaded ${count === 1 ? '1 entity' : `${String(count)} entities`} from ${options.entities}`,
      );
    },
  });
  const { leads: leadsFile, leadsDays: days } = options;
  const readConfiguration = openConfiguration(options.config, {
    keepsLeads: leadsFile !== undefined,
  });
  const leads =
    leadsFile === undefined
      ? undefined
      : await openLeads({ file: await locateFile(leadsFile, options), days, readConfiguration });
  const server = await startServer({ ...options, readConfiguration, entities, leads }).catch(
    async (error: unknown) => {
      await leads?.close();
      throw error;
    },
  );
  const drain = drainable(server);
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Ctrl+C reaches the host twice under `pnpm start`: from the terminal, and passed on by its parent.
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      entities.close();
      void Promise.all([drain(), leads?.stop()])
        .then(() => leads?.close())
        .then(() => process.exit(0));
    });
  }
  leads?.start();
  console.log(leads ? await leads.describe() : describeWithoutLeads(await readConfiguration()));
  const { port } = server.address() as AddressInfo;
  console.log(`Showcase ready at http://${visibleHost(options.hostname)}:${String(port)}`);
}

/** Says that requests are not kept, in one line for the console. */
function describeWithoutLeads({ formHost }: { readonly formHost: string }): string {
  const destination =
    formHost === '' ? '' : `Pages send contact requests straight to ${formHost}. `;
  const what = formHost === '' ? 'Contact requests' : 'Those that reach this host';
  return `${destination}${what} are kept in memory only, until the host stops. To keep them, start with --leads FILE.`;
}

/** The host name to type into a browser on this machine. */
function visibleHost(hostname: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(hostname)) return 'localhost';
  return hostname.includes(':') ? `[${hostname}]` : hostname;
}

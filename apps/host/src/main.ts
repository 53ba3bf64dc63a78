import type { AddressInfo } from 'node:net';
import { drainable } from './drain.ts';
import { EntitySource } from './entities/entitySource.ts';
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
  const server = await startServer({ ...options, entities });
  const drain = drainable(server);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      entities.close();
      void drain().then(() => process.exit(0));
    });
  }
  const { port } = server.address() as AddressInfo;
  console.log(`Showcase ready at http://${visibleHost(options.hostname)}:${String(port)}`);
}

/** The host name to type into a browser on this machine. */
function visibleHost(hostname: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(hostname)) return 'localhost';
  return hostname.includes(':') ? `[${hostname}]` : hostname;
}

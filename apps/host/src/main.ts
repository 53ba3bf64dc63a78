import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { EntitySource } from './entities/entitySource.ts';
import { startServer } from './server.ts';

const packageFile = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function main(): Promise<void> {
  const options = readOptions();
  const entities = await EntitySource.open(options.entities);
  const server = await startServer({ ...options, entities });
  console.log(`Showcase ready at http://localhost:${String(options.port)}`);

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      entities.close();
      // Requests under way are answered; connections that only wait are cut.
      server.close(() => process.exit(0));
      server.closeIdleConnections();
    });
  }
}

/** The command line and the environment. Throws an error that says what is wrong with them. */
function readOptions() {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((argument) => argument !== '--'),
    options: {
      root: { type: 'string' },
      entities: { type: 'string' },
      config: { type: 'string' },
    },
  });
  // pnpm runs scripts in the package's folder; files are meant from where the command was given.
  const from = process.env['INIT_CWD'] ?? process.cwd();
  const root = values.root ? resolve(from, values.root) : packageFile('../showcase/dist');
  return {
    root,
    entities: values.entities
      ? resolve(from, values.entities)
      : packageFile('data/sample-entities.json'),
    config: values.config ? resolve(from, values.config) : resolve(root, 'showcase.config.json'),
    port: readPort(process.env['PORT'] ?? '4173'),
    hostname: process.env['HOST'] ?? '127.0.0.1',
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Error(`PORT is "${text}"; it must be a number from 1 to 65535.`);
}

/** `pnpm start`: builds the app if its sources have changed since the last build, then serves it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.ts';
import { sourceHash } from './sourceHash.ts';

const stamp = join(root, 'apps/showcase/dist-server/source-hash');
const page = join(root, 'apps/showcase/dist/index.html');
const hash = sourceHash(root);

const isFresh = existsSync(page) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
if (!isFresh) {
  const code = await run('pnpm', ['run', 'build']);
  if (code !== 0) process.exit(code);
  writeFileSync(stamp, hash);
}
process.exit(await run(process.execPath, ['apps/host/src/main.ts', ...process.argv.slice(2)]));

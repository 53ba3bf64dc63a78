/** `pnpm dev`: runs the host for the app's requests and Vite for the app; package changes show at once. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.ts';

if (!existsSync(join(root, 'apps/showcase/dist/index.html'))) {
  const code = await run('pnpm', ['run', 'build']);
  if (code !== 0) process.exit(code);
}
const codes = await Promise.race([
  run(process.execPath, ['apps/host/src/main.ts', ...process.argv.slice(2)]),
  run('pnpm', ['--filter', '@showcase/app', 'exec', 'vite']),
]);
process.exit(codes);

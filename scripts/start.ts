/**
 * `pnpm start`: builds the app if its sources have changed since the last build, then serves it; with `--kiosk`, opens
 * it in a full-screen browser and keeps both running (docs/kiosk.md). With `--root`, another build is served, so this
 * app isn't built.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLauncherOptions } from '../apps/stand/src/launcher/options.ts';
import { root, run } from './run.ts';
import { sourceHash } from './sourceHash.ts';

try {
  process.exit(await start());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start(): Promise<number> {
  const { hostArguments, isKiosk, display, hasRoot } = readLauncherOptions(process.argv.slice(2));
  // Loaded only for a kiosk, because finding a browser needs Playwright.
  const launcher = isKiosk ? await import('../apps/stand/src/launcher/launch.ts') : undefined;
  const kiosk = launcher?.prepareKiosk(display);
  const code = hasRoot ? 0 : await build();
  if (code !== 0) return code;
  return launcher && kiosk
    ? launcher.launchKiosk(kiosk, hostArguments)
    : run(process.execPath, ['apps/stand/src/main.ts', ...hostArguments]);
}

/** Builds the packages and the app, and says which are built. What the build prints is shown only if it fails. */
async function build(): Promise<number> {
  const stamp = join(root, 'apps/showcase/dist-server/source-hash');
  const page = join(root, 'apps/showcase/dist/index.html');
  const hash = sourceHash(root);
  if (existsSync(page) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return 0;
  console.log('Building the showcase: about a minute, and only after a change');
  let output = '';
  let count = 0;
  const onOutput = (text: string) => {
    output += text;
    const built = [...output.matchAll(/^(\S+) build: Done$/gm)];
    for (const [, folder] of built.slice(count)) console.log(`Built ${String(folder)}`);
    count = built.length;
  };
  const code = await run('pnpm', ['run', 'build'], { onOutput }).catch((error: unknown) => {
    throw new Error('The app must be built first. Run once: npx pnpm@12 start', { cause: error });
  });
  if (code === 0) writeFileSync(stamp, hash);
  else console.error(output);
  return code;
}

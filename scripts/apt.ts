import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian packages, if this is Debian and the user is root. */
export function installWithApt(...packages: readonly string[]): void {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(' ')} with apt-get.`);
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  run('update', '--quiet');
  run('install', '--yes', '--quiet', '--no-install-recommends', ...packages);
}

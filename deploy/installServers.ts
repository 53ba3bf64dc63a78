import { existsSync } from 'node:fs';
import { installWithApt } from '../scripts/apt.ts';
import { findProgram } from '../apps/stand/src/launcher/findProgram.ts';

/** Debian's nginx has its module for prepared Brotli files in a package of its own. */
const brotliModule = '/usr/share/nginx/modules-available/mod-http-brotli-static.conf';

/** Installs the recipes' servers where they are missing, if possible. */
export default function installServers(): void {
  const isThere = ['nginx', 'caddy', 'systemd-analyze'].every((name) =>
    findProgram([name], ['/usr/sbin']),
  );
  if (isThere && existsSync(brotliModule)) return;
  installWithApt('nginx', 'libnginx-mod-http-brotli-static', 'caddy', 'openssl', 'systemd');
}

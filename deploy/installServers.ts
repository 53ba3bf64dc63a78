import { installWithApt } from '../scripts/apt.ts';
import { findProgram } from '../apps/stand/src/launcher/findProgram.ts';

/** Installs the recipes' servers where they are missing, if possible. */
export default function installServers(): void {
  const isThere = ['nginx', 'caddy', 'systemd-analyze'].every((name) =>
    findProgram([name], ['/usr/sbin']),
  );
  if (isThere) return;
  installWithApt('nginx', 'libnginx-mod-http-brotli-static', 'caddy', 'openssl', 'systemd');
}

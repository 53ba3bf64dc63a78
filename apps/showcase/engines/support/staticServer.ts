import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { servers, type Server, type ServerName } from '../../../../deploy/servers.ts';
import { writeStaticSite } from '../../../../deploy/staticSite/writeStaticSite.ts';

const root = fileURLToPath(new URL('../../dist', import.meta.url));

interface Sources {
  /** The origin that receives contact requests and streams. */
  readonly services: string;
  /** The entity list's file. */
  readonly entities: string;
}

/** Serves the built app as a static site until it is stopped. */
export async function startStaticServer(
  name: ServerName,
  { services, entities }: Sources,
): Promise<Server> {
  const to = await mkdtemp(join(tmpdir(), 'showcase-static-'));
  const config = join(to, 'config.json');
  const contactForm = { host: services, portalId: '1', formId: '2' };
  const videos = { liveStream: `${services}/live/stream.m3u8` };
  await writeFile(config, JSON.stringify({ contactForm, videos }));
  await writeStaticSite({ root, to, config, entities });
  const server = await servers[name](to);
  return {
    origin: server.origin,
    async stop() {
      await server.stop();
      await rm(to, { recursive: true });
    },
  };
}

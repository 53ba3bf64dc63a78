/**
 * The least that serves files: `node bareServer.ts FOLDER` answers every address with the file of that name, or with a
 * range of it, and prints its port.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const [, , folder = '.'] = process.argv;

const server = createServer((request, response) => {
  serve(request, response).catch((error: unknown) => {
    response.destroy(error instanceof Error ? error : undefined);
  });
});
server.listen(0, '127.0.0.1', () => {
  console.log((server.address() as AddressInfo).port);
});

async function serve({ url = '/', headers }: IncomingMessage, response: ServerResponse) {
  const file = join(folder, url);
  const { size } = await stat(file);
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  const range = first === undefined ? undefined : { start: Number(first), end: Number(last) };
  response.writeHead(range ? 206 : 200, {
    'content-length': range ? range.end - range.start + 1 : size,
  });
  await pipeline(createReadStream(file, range), response);
}

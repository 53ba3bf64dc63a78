import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchEntities } from './entities.ts';

let server: Server;

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

const never = new AbortController().signal;

describe('fetchEntities (E1, E3, E4, E6)', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  afterEach(() => {
    server.closeAllConnections();
    server.close();
    vi.restoreAllMocks();
  });

  it('fetches /api/entities and returns the records', async () => {
    const host = await serve((request, response) => {
      response.end(request.url === '/api/entities' ? '\uFEFF[{"EntityName":"هيئة"},null,3]' : '[]');
    });
    expect(await fetchEntities(host, never)).toEqual([{ EntityName: 'هيئة' }]);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('aborts a response that takes too long, and logs that once', async () => {
    const host = await serve((_, response) => {
      response.write('[');
    });
    expect(await fetchEntities(host, never, false, 50)).toBeUndefined();
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  it('is silent if the previous attempt has failed too', async () => {
    const host = await serve((_, response) => {
      response.writeHead(502).end();
    });
    expect(await fetchEntities(host, never, true)).toBeUndefined();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('is silent when aborted', async () => {
    const host = await serve(() => undefined);
    const leaving = new AbortController();
    const answer = fetchEntities(host, leaving.signal);
    leaving.abort();
    expect(await answer).toBeUndefined();
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each([
    ['a redirect loop', 302, { location: '/api/entities' }, ''],
    ['status 204', 204, {}, ''],
    ['status 502', 502, {}, '[]'],
    ['truncated JSON', 200, {}, '[{"EntityName"'],
  ])('logs %s and gives no list', async (_, status, headers, body) => {
    const host = await serve((_request, response) => {
      response.writeHead(status, headers).end(body);
    });
    expect(await fetchEntities(host, never)).toBeUndefined();
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  it.each(['null', '{}', '"x"', '42', '{"data":[{"EntityName":"A"}]}'])(
    'treats %s as an empty list, silently (E4)',
    async (body) => {
      const host = await serve((_request, response) => {
        response.end(body);
      });
      expect(await fetchEntities(host, never)).toEqual([]);
      expect(console.error).not.toHaveBeenCalled();
    },
  );

  it('refuses more than 32 MiB before receiving all of it', async () => {
    const host = await serve((_, response) => {
      const chunk = Buffer.alloc(1024 * 1024, ' ');
      const send = () => {
        while (response.write(chunk));
        response.once('drain', send);
      };
      send();
    });
    expect(await fetchEntities(host, never)).toBeUndefined();
    expect(console.error).toHaveBeenCalledTimes(1);
  });
});

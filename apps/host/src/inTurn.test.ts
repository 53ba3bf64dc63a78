import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { drainable } from './drain.ts';
import { inTurn } from './inTurn.ts';

/** A server that holds each request until released, and a connection to it. */
async function openConnection() {
  const begun: ServerResponse[] = [];
  const server = createServer(inTurn((_, response) => begun.push(response))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  const send = (count: number) =>
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(count));
  return { begun, server, socket, send };
}

test('a request is answered once the one before it has been (H8)', async () => {
  const { begun, send } = await openConnection();
  send(3);
  for (const expected of [1, 2, 3]) {
    await expect.poll(() => begun.length).toBe(expected);
    begun.at(-1)?.end('done');
  }
});

test('a connection with more than a hundred requests waiting is closed (H8)', async () => {
  const { begun, socket, send } = await openConnection();
  send(1000);
  await once(socket, 'close');
  expect(begun).toHaveLength(1);
});

test('requests are dropped when their connection closes (H8)', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const { begun, server, socket, send } = await openConnection();
  drainable(server);
  const responses: WeakRef<ServerResponse>[] = [];
  server.on('request', (_, response) => responses.push(new WeakRef(response)));
  send(1000);
  await once(socket, 'close');
  begun.length = 0;
  expect(responses.length).toBeGreaterThan(100);
  const kept = () => {
    collectGarbage();
    return responses.filter((response) => response.deref()).length;
  };
  await expect.poll(kept).toBe(0);
});

import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { inTurn } from './inTurn.ts';

/** A server that holds each request it begins to answer, and a connection to it. */
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
  return { begun, socket, send };
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

import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests may wait on one connection. Browsers wait for each answer before they send the next request. */
const maxWaiting = 100;

/**
 * Answers each connection's requests one at a time. A client may send requests without waiting for answers
 * (pipelining); answered at once, each would keep a file open (docs/faults.md, H8). A connection with too many is closed.
 */
export function inTurn(listener: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const queue = queues.get(socket);
    const answer = () => {
      response.once('close', () => {
        const next = socket.destroyed ? undefined : queues.get(socket)?.shift();
        if (next) next();
        else queues.delete(socket);
      });
      listener(request, response);
    };
    if (!queue) {
      queues.set(socket, []);
      answer();
    } else if (queue.length < maxWaiting) {
      queue.push(answer);
    } else {
      socket.destroy();
    }
  };
}

import type { Server, ServerResponse } from 'node:http';

/**
 * Tracks open requests, so the server can stop without interrupting them.
 *
 * @returns A function that stops accepting connections, closes the idle ones and waits for open requests, for at
 *   most the given time. It resolves when the server is closed.
 */
export function drainable(server: Server): (limitMilliseconds?: number) => Promise<void> {
  const responses = new Set<ServerResponse>();
  let isStopping = false;
  const closeWhenDone = () => {
    // Browsers keep spare connections open; closing those is safe.
    if (isStopping && responses.size === 0) server.closeAllConnections();
  };
  server.on('request', (_request, response) => {
    responses.add(response);
    response.once('close', () => {
      responses.delete(response);
      closeWhenDone();
    });
  });
  return (limitMilliseconds = 10_000) =>
    new Promise((resolve) => {
      isStopping = true;
      const limit = setTimeout(() => {
        server.closeAllConnections();
      }, limitMilliseconds);
      server.close(() => {
        clearTimeout(limit);
        resolve();
      });
      closeWhenDone();
    });
}

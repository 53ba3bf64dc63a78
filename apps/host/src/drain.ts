import type { Server, ServerResponse } from 'node:http';

/**
 * Keeps count of the answers under way, so that the server can stop without breaking one off.
 *
 * @returns A function that stops accepting, waits for the answers under way (at most so many milliseconds)
 *   and cuts every connection that merely waits; it resolves when the server is closed.
 */
export function drainable(server: Server): (limitMilliseconds?: number) => Promise<void> {
  const answers = new Set<ServerResponse>();
  let isStopping = false;
  const cutWhenDone = () => {
    // A browser keeps connections open ahead of need: nothing is lost on them.
    if (isStopping && answers.size === 0) server.closeAllConnections();
  };
  server.on('request', (_request, response) => {
    answers.add(response);
    response.once('close', () => {
      answers.delete(response);
      cutWhenDone();
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
      cutWhenDone();
    });
}

import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

export interface Load {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Outcome {
  readonly perSecond: number;
  /** What went wrong, with how often it did. */
  readonly errors: ReadonlyMap<string, number>;
}

/** Asks a server for one address over many connections at once, each of which asks again as soon as it is answered. */
export async function ask(
  port: number,
  { path, headers = {} }: Load,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Outcome> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}\r\n`;
  const errors = new Map<string, number>();
  let answers = 0;
  const begin = performance.now();
  const end = begin + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        try {
          // Not `answers += await …`, which would add to what the count was before.
          const more = await askOnOneConnection(port, request, end);
          answers += more;
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          errors.set(reason, (errors.get(reason) ?? 0) + 1);
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      }
    }),
  );
  return { perSecond: (answers / (performance.now() - begin)) * 1000, errors };
}

/** Resolves to the number of answers when the time is over and the last one has arrived. */
function askOnOneConnection(port: number, request: string, end: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(request));
    let answers = 0;
    let head = '';
    /** How many bytes of the body are still to come; undefined while the head arrives. */
    let rest: number | undefined;
    const fail = (reason: string) => {
      socket.destroy();
      reject(new Error(reason));
    };
    socket.on('data', (part) => {
      let length = part.length;
      if (rest === undefined) {
        head += part.toString('latin1');
        const headEnd = head.indexOf('\r\n\r\n');
        if (headEnd === -1) return;
        const [status = ''] = head.split('\r\n');
        const size = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
        if (!/^HTTP\/1\.1 20[06] /.test(status) || size === undefined) {
          fail(`an answer without length, or with another status: ${status}`);
          return;
        }
        length = head.length - headEnd - 4;
        rest = Number(size);
      }
      rest -= length;
      if (rest > 0) return;
      answers += 1;
      head = '';
      rest = undefined;
      if (performance.now() < end) socket.write(request);
      else socket.end(() => resolve(answers));
    });
    socket.once('error', (error) => {
      fail(error.message);
    });
    socket.once('close', () => {
      fail('the server closed the connection');
    });
  });
}

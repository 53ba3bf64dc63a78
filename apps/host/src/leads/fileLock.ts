import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/**
 * Lets one process at a time use a file. The lock is a local socket, named after the file, that reports the process id.
 * The system closes it however the process ends, so a killed host leaves no lock behind.
 *
 * @param file The real path of the file.
 * @returns A function that releases the lock.
 * @throws Error that names the process if the file is in use.
 */
export async function lockFile(file: string): Promise<() => Promise<void>> {
  const address = addressOf(file);
  let server = await listen(address);
  if (!server) {
    const pid = await ask(address);
    if (pid !== undefined) throw inUse(file, pid);
    // Only sockets in the file system outlive their process.
    await rm(address, { force: true });
    server = await listen(address);
  }
  if (!server) throw inUse(file, 'unknown');
  const lock = server;
  return () =>
    new Promise((resolve) => {
      lock.close(() => {
        resolve();
      });
    });
}

/** Linux and Windows have names for sockets that aren't files. */
export function addressOf(file: string): string {
  const name = `showcase-${createHash('sha256').update(file).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), name);
}

/** Undefined if the address is in use. */
function listen(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      // A client that breaks off, or never leaves, must not affect the host.
      socket.on('error', () => socket.destroy());
      socket.end(String(process.pid), () => socket.destroy());
    });
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(address, () => {
      // The lock alone does not keep the process running.
      resolve(server.unref());
    });
  });
}

/** The id of the process that holds the lock; undefined if there is none. */
async function ask(address: string): Promise<string | undefined> {
  const socket = connect(address);
  socket.setTimeout(5000, () => socket.destroy());
  return text(socket).catch(() => undefined);
}

function inUse(file: string, pid: string): Error {
  return new Error(
    `${file} is in use by another host (process ${pid}). Stop that host, or choose another file.`,
  );
}

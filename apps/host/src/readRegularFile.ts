import { constants, open, type FileHandle } from 'node:fs/promises';

/**
 * Reads a file that a presenter may replace at any time, even by a folder, a link to an endless device or a silent
 * pipe. Throws an error whose message is the reason, with the system's `code` if there is one.
 *
 * @param largestBytes A larger file is refused unread.
 */
export async function readRegularFile(file: string, largestBytes: number): Promise<Buffer> {
  // Without the flag, opening a pipe would wait for a writer. Windows has neither.
  const flags = constants.O_RDONLY | ((constants.O_NONBLOCK as number | undefined) ?? 0);
  const handle = await open(file, flags).catch((error: unknown) => {
    throw explain(error as NodeJS.ErrnoException);
  });
  try {
    const found = await handle.stat();
    if (found.isDirectory()) throw new Error('this is a folder, not a file.');
    if (!found.isFile()) throw new Error('this is not a regular file.');
    if (found.size > largestBytes) {
      throw new Error(`the file is larger than ${String(largestBytes / 1024 / 1024)} MB.`);
    }
    return await readBytes(handle, found.size);
  } finally {
    await handle.close();
  }
}

/** Reads that many bytes, or fewer if the file is shorter. Later writes belong to the next version. */
async function readBytes(handle: FileHandle, size: number): Promise<Buffer<ArrayBuffer>> {
  const content = Buffer.alloc(size);
  let length = 0;
  while (length < size) {
    const { bytesRead } = await handle.read(content, length, size - length, length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return content.subarray(0, length);
}

function explain(error: NodeJS.ErrnoException): Error {
  const { code, message } = error;
  const reason = code === 'ENOENT' ? 'file not found.' : `the file cannot be read: ${message}`;
  return Object.assign(new Error(reason, { cause: error }), { code });
}

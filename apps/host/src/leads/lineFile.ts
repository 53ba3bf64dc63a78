import { open as openFile, rename, stat, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

/** One line of a file, without its line break. */
export interface Line {
  readonly bytes: Buffer;
  /** Where it begins, in bytes. */
  readonly offset: number;
  /** Whether a line break follows. */
  readonly isComplete: boolean;
}

const chunkBytes = 1024 * 1024;
/** Far longer than any of our lines, so that a film or disk image given by mistake doesn't fill the memory. */
const longestLine = 16 * 1024 * 1024;
/** Only the user who runs the host may read the file. */
const mode = 0o600;

/**
 * A file to which lines are appended. A line is on disk before `append` resolves; if it cannot be written completely,
 * none of it stays in the file. Not for concurrent use: callers must await each call before the next.
 */
export class LineFile {
  readonly #path: string;
  readonly #open: typeof openFile;
  #handle: FileHandle;
  #size: number;
  /** Whether a failed write may have left bytes after `#size`. */
  #isTorn = false;

  private constructor(path: string, open: typeof openFile, handle: FileHandle, size: number) {
    this.#path = path;
    this.#open = open;
    this.#handle = handle;
    this.#size = size;
  }

  /**
   * Opens a file, and creates it if it is missing. Rejects if it is not a regular file or cannot be read and written.
   *
   * @param open Opens files: by default Node's `open`.
   */
  static async open(path: string, open = openFile): Promise<LineFile> {
    const handle = await open(path, 'a+', mode);
    try {
      const status = await handle.stat();
      if (!status.isFile()) throw new Error('not a regular file');
      if ((status.mode & 0o077) !== 0) await hide(handle, path);
      await syncFolder(path);
      return new LineFile(path, open, handle, status.size);
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** All lines in order. Throws an error if one of them is longer than 16 MiB. */
  async *lines(): AsyncGenerator<Line> {
    const chunk = Buffer.allocUnsafe(chunkBytes);
    let rest = Buffer.alloc(0);
    let position = 0;
    for (;;) {
      const { bytesRead } = await this.#handle.read(chunk, 0, chunkBytes, position);
      if (bytesRead === 0) break;
      let offset = position - rest.length;
      position += bytesRead;
      rest = Buffer.concat([rest, chunk.subarray(0, bytesRead)]);
      for (let end = rest.indexOf('\n'); end !== -1; end = rest.indexOf('\n')) {
        yield { bytes: rest.subarray(0, end), offset, isComplete: true };
        rest = rest.subarray(end + 1);
        offset += end + 1;
      }
      if (rest.length > longestLine) throw new Error('a line is longer than 16 MiB');
    }
    const offset = position - rest.length;
    if (rest.length > 0) yield { bytes: rest, offset, isComplete: false };
  }

  /** Appends a line, which must not contain a line break. Resolves to its offset once it is on disk. */
  async append(line: string): Promise<number> {
    if (this.#isTorn) await this.truncate(this.#size);
    const bytes = Buffer.from(`${line}\n`);
    const offset = this.#size;
    try {
      await this.#handle.appendFile(bytes);
      await this.#handle.sync();
    } catch (error) {
      this.#isTorn = true;
      // If this fails too, the next call tries again: a line after a torn one would be lost.
      await this.truncate(offset).catch(() => undefined);
      throw error;
    }
    this.#size += bytes.length;
    return offset;
  }

  /** Reads a line without its line break. */
  async read(offset: number, length: number): Promise<Buffer> {
    const { buffer, bytesRead } = await this.#handle.read(Buffer.alloc(length), 0, length, offset);
    return buffer.subarray(0, bytesRead);
  }

  /** Truncates the file at an offset. */
  async truncate(offset: number): Promise<void> {
    await this.#handle.truncate(offset);
    await this.#handle.sync();
    this.#size = offset;
    this.#isTorn = false;
  }

  /** Whether another program has moved, deleted, replaced or changed the file. */
  async isChanged(): Promise<boolean> {
    const [ours, theirs] = await Promise.all([
      this.#handle.stat({ bigint: true }),
      stat(this.#path, { bigint: true }).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }),
    ]);
    if (ours.ino !== theirs?.ino || ours.dev !== theirs.dev) return true;
    return !this.#isTorn && ours.size !== BigInt(this.#size);
  }

  /**
   * Writes the lines to keep into a new file, `FILE.new`, which then replaces this one. After a failure or a crash this
   * file is complete, and `FILE.new` may remain. Open the file again afterwards, whatever the outcome.
   */
  async replace(isKept: (bytes: Buffer) => boolean): Promise<void> {
    const path = `${this.#path}.new`;
    const copy = await this.#open(path, 'wx', mode);
    try {
      for await (const { bytes } of this.lines()) {
        if (isKept(bytes)) await copy.appendFile(Buffer.concat([bytes, Buffer.from('\n')]));
      }
      await copy.sync();
    } finally {
      await copy.close();
      // Windows doesn't replace open files.
      await this.close();
    }
    await rename(path, this.#path);
    await syncFolder(this.#path);
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }
}

/** Keeps other users from reading a file. Some file systems, such as those of USB sticks, have no users. */
async function hide(handle: FileHandle, path: string): Promise<void> {
  try {
    await handle.chmod(mode);
  } catch (error) {
    const { message } = error as Error;
    console.error(`${path}: other users of this machine may be able to read it: ${message}`);
  }
}

/** Makes sure that a file's folder entry survives a crash. Windows does so by itself, and can't open folders. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await openFile(dirname(path), 'r');
  try {
    await folder.sync();
  } catch (error) {
    // Some network drives cannot: there is nothing more to do.
    if ((error as NodeJS.ErrnoException).code !== 'EINVAL') throw error;
  } finally {
    await folder.close();
  }
}

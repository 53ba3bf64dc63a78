import { stat } from 'node:fs/promises';
import { prepareBody, type PreparedBody } from './preparedBody.ts';
import { readListApart } from './readListApart.ts';

export interface EntitySourceOptions {
  /** How often to check the file for changes: every second. */
  readonly intervalMilliseconds?: number;
  /** Called whenever a list has been read, with its length, its size in bytes and the findings about it. */
  readonly onRead?: (count: number, bytes: number, findings: readonly string[]) => void;
}

/** A list of entities, ready to send. */
interface ServedList {
  readonly body: PreparedBody;
  readonly count: number;
  readonly bytes: number;
  readonly findings: readonly string[];
}

interface EntityState {
  readonly file: string;
  /** How many records are served. */
  readonly count: number;
  /** Why the current file is not served; null if it is. */
  readonly problem: string | null;
  /** What the dashboard won't read as it was perhaps meant, in sentences: see `createFindings`. */
  readonly findings: readonly string[];
}

/** The entity records of a file, reloaded when it changes. A broken file never replaces a good list. */
export class EntitySource {
  readonly #file: string;
  readonly #options: EntitySourceOptions;
  #list: ServedList;
  #problem: string | null = null;
  /** The version of the file last read, good or broken. */
  #read: string;
  /** The version of the file last seen. */
  #seen: string;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  private constructor(
    file: string,
    list: ServedList,
    version: string,
    options: EntitySourceOptions,
  ) {
    this.#file = file;
    this.#list = list;
    this.#read = version;
    this.#seen = version;
    this.#options = options;
    this.#wait();
  }

  /**
   * Reads the file and starts to watch it. Watching polls, because change events miss files that an editor replaces
   * and files on network drives. Throws what `readEntities` throws: without a good list there is nothing to serve.
   */
  static async open(file: string, options: EntitySourceOptions = {}): Promise<EntitySource> {
    const version = await versionOf(file);
    const list = await load(file);
    options.onRead?.(list.count, list.bytes, list.findings);
    return new EntitySource(file, list, version, options);
  }

  /** The last good list as JSON, ready to send. */
  get body(): PreparedBody {
    return this.#list.body;
  }

  get state(): EntityState {
    const { count, findings } = this.#list;
    return { file: this.#file, count, problem: this.#problem, findings };
  }

  /** Stops watching. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    const check = () => {
      void this.#check().finally(() => {
        if (!this.#isClosed) this.#wait();
      });
    };
    this.#timer = setTimeout(check, this.#options.intervalMilliseconds ?? 1000).unref();
  }

  async #check(): Promise<void> {
    const version = await versionOf(this.#file);
    // A version seen twice in a row is no longer being written.
    const isSettled = version === this.#seen;
    this.#seen = version;
    if (!isSettled || version === this.#read) return;
    this.#read = version;
    const outcome = await load(this.#file).catch((error: unknown) => ({ error }));
    // Edited during the read, so the result may mix two versions.
    if ((await versionOf(this.#file)) !== version) {
      this.#read = '';
      return;
    }
    if ('error' in outcome) {
      const { error } = outcome;
      const reason = error instanceof Error ? error.message : String(error);
      this.#problem = reason;
      console.error(`${reason} Still serving the last good list.`);
      return;
    }
    this.#list = outcome;
    this.#problem = null;
    this.#options.onRead?.(outcome.count, outcome.bytes, outcome.findings);
  }
}

async function versionOf(file: string): Promise<string> {
  try {
    const { size, mtimeMs, ctimeMs } = await stat(file);
    return [size, mtimeMs, ctimeMs].join(' ');
  } catch {
    return 'missing';
  }
}

async function load(file: string): Promise<ServedList> {
  const { content, hash, count, findings } = await readListApart(file);
  return { body: prepareBody(content, hash), count, bytes: content.byteLength, findings };
}

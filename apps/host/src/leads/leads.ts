import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { appendFile, rm, type open as openFile } from 'node:fs/promises';
import { lockFile } from './fileLock.ts';
import { isJson, readEvent, type LeadEvent } from './leadEvents.ts';
import { LeadIndex, type Lead, type LeadState } from './leadIndex.ts';
import { LineFile, type Line } from './lineFile.ts';

export interface LeadsOptions {
  /** The file's real path: with a link, two hosts could use it at once. */
  readonly file: string;
  /** How many days a request stays in the file after it was sent. */
  readonly days: number;
  readonly now?: () => number;
  /** Opens files: Node's `open`. */
  readonly open?: typeof openFile;
}

const dayMilliseconds = 86_400_000;

/**
 * The contact requests in a JSON Lines file, to which events are only appended: see `LeadEvent`. Lines from other
 * programs stay as they are.
 *
 * The file belongs to the host while it runs. If another program changes, moves or deletes it, the next call reads it
 * again and restores the requests that have not been sent.
 */
export class Leads {
  readonly #options: LeadsOptions;
  readonly #now: () => number;
  readonly #unlock: () => Promise<void>;
  readonly #events = new EventEmitter();
  #file: LineFile | undefined;
  #index = new LeadIndex();
  #reported = '';
  /** The end of the queue of calls that wait for the file. */
  #last: Promise<unknown> = Promise.resolve();

  private constructor(options: LeadsOptions, unlock: () => Promise<void>) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#unlock = unlock;
  }

  /**
   * Opens the file, creates it if it is missing and repairs a half-written last line. Throws an error that names the
   * file if it is in use by another host or cannot be read and written.
   */
  static async open(options: LeadsOptions): Promise<Leads> {
    const leads = new Leads(options, await lockFile(options.file));
    try {
      await leads.#load();
      return leads;
    } catch (error) {
      await leads.#unlock();
      throw error;
    }
  }

  /** All requests, oldest first. */
  all(): readonly Lead[] {
    return this.#index.all();
  }

  /** How many requests are in each state. */
  counts(): Readonly<Record<LeadState, number>> {
    return this.#index.counts();
  }

  /** The request to send next; undefined if none is waiting. */
  next(): Lead | undefined {
    return this.#index.next();
  }

  /** Resolves when another request begins to wait, or when the signal aborts. */
  async whenWaiting(signal: AbortSignal): Promise<void> {
    await once(this.#events, 'waiting', { signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }

  /** A request's body, letter for letter; undefined if the file no longer contains it. */
  body(id: string): Promise<string | undefined> {
    return this.#enqueue(async (file) => {
      const lead = this.#index.get(id);
      if (!lead) return undefined;
      const event = readEvent(await file.read(lead.offset, lead.bytes));
      return event?.type === 'received' && event.id === id ? event.body : undefined;
    });
  }

  /** Keeps a new request. Once this resolves, all of it is on disk; if this rejects, nothing is. */
  async receive(request: Pick<Received, 'portalId' | 'formId' | 'body'>): Promise<void> {
    const { portalId, formId, body } = request;
    const id = randomUUID();
    await this.#record({ type: 'received', id, receivedAt: this.#time(), portalId, formId, body });
    this.#events.emit('waiting');
  }

  /** Records that a request is about to be sent. If that fails, it must not be sent. */
  attempt(id: string): Promise<void> {
    return this.#record({ type: 'attempt', id, at: this.#time() });
  }

  /** Records that the provider has accepted a request. */
  sent(id: string): Promise<void> {
    return this.#record({ type: 'sent', id, at: this.#time() });
  }

  /** Records that the provider has refused a request for good. */
  refused(id: string, reason: string): Promise<void> {
    return this.#record({ type: 'refused', id, at: this.#time(), reason });
  }

  /** Puts a refused request back in the queue. Does nothing if it is not refused. */
  async again(id: string): Promise<void> {
    if (this.#index.get(id)?.state !== 'refused') return;
    await this.#record({ type: 'again', id, at: this.#time() });
    this.#events.emit('waiting');
  }

  /**
   * Deletes requests that were sent too long ago from the file. If this fails, the file is unchanged.
   *
   * @returns How many requests were deleted.
   */
  clean(): Promise<number> {
    return this.#enqueue(async (file) => {
      const limit = this.#now() - this.#options.days * dayMilliseconds;
      const old = this.all().filter(({ state, since }) => state === 'sent' && since < limit);
      if (old.length === 0) return 0;
      const ids = new Set(old.map(({ id }) => id));
      try {
        await file.replace((bytes) => !ids.has(readEvent(bytes)?.id ?? ''));
      } finally {
        await this.#load();
      }
      return old.length;
    });
  }

  /** Finishes pending writes and lets other hosts use the file. */
  async close(): Promise<void> {
    await this.#last;
    await this.#file?.close();
    await this.#unlock();
  }

  #record(event: LeadEvent): Promise<void> {
    return this.#enqueue((file) => this.#append(file, this.#index, event));
  }

  /** Runs tasks one at a time, each with the current file. */
  #enqueue<T>(task: (file: LineFile) => Promise<T>): Promise<T> {
    const result = this.#last.then(async () => task(await this.#current()));
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** The file, read again if another program has changed it or it could not be opened last time. */
  async #current(): Promise<LineFile> {
    if (!this.#file) return this.#load();
    if (!(await this.#file.isChanged())) return this.#file;
    console.error(`${this.#options.file} was changed by another program; the host reads it again.`);
    return this.#load();
  }

  async #load(): Promise<LineFile> {
    const { file, open } = this.#options;
    await this.#file?.close();
    this.#file = undefined;
    // Left by a host that was killed during a cleanup.
    await rm(`${file}.new`, { force: true });
    let opened: LineFile | undefined;
    try {
      opened = await LineFile.open(file, open);
      const index = await this.#replay(opened);
      await this.#restore(opened, index);
      this.#index = index;
    } catch (error) {
      await opened?.close();
      throw new Error(`${file} cannot be used: ${(error as Error).message}`, { cause: error });
    }
    this.#file = opened;
    return opened;
  }

  /** Restores unsent requests that have disappeared from the file. */
  async #restore(opened: LineFile, index: LeadIndex): Promise<void> {
    const missing = this.#index.unsent().filter(({ id }) => !index.get(id));
    for (const event of missing) await this.#append(opened, index, event);
    const count = new Set(missing.map(({ id }) => id)).size;
    if (count === 0) return;
    const requests = count === 1 ? '1 request' : `${String(count)} requests`;
    console.error(
      `${this.#options.file}: ${requests} not yet sent had gone and ${count === 1 ? 'was' : 'were'} restored.`,
    );
  }

  async #append(file: LineFile, index: LeadIndex, event: LeadEvent): Promise<void> {
    const line = JSON.stringify(event);
    const offset = await file.append(line);
    index.apply(event, { offset, bytes: Buffer.byteLength(line) });
  }

  async #replay(opened: LineFile): Promise<LeadIndex> {
    const { file } = this.#options;
    const index = new LeadIndex();
    const foreign: number[] = [];
    let number = 0;
    for await (const line of opened.lines()) {
      number += 1;
      if (!line.isComplete && !(await completeLine(opened, line, file))) break;
      const event = readEvent(line.bytes);
      if (event) index.apply(event, { offset: line.offset, bytes: line.bytes.length });
      else if (/\S/.test(line.bytes.toString('latin1'))) foreign.push(number);
    }
    const [first] = foreign;
    if (first !== undefined) this.#reportForeign(first, foreign.length);
    return index;
  }

  #reportForeign(first: number, count: number): void {
    const lines =
      count === 1
        ? "1 line is not the host's and stays as it is"
        : `${String(count)} lines are not the host's and stay as they are`;
    const report = `${this.#options.file}:${String(first)}: ${lines}.`;
    if (report !== this.#reported) console.error(report);
    this.#reported = report;
  }

  #time(): string {
    return new Date(this.#now()).toISOString();
  }
}

type Received = Extract<LeadEvent, { type: 'received' }>;

/**
 * Repairs the last line, which lacks its line break because a host was killed while writing. If it isn't JSON, it moves
 * to `FILE.broken`.
 *
 * @returns Whether the line is still in the file.
 */
async function completeLine(opened: LineFile, line: Line, file: string): Promise<boolean> {
  if (isJson(line.bytes)) {
    await opened.append('');
    console.error(`${file}: the last line had no line break; added.`);
    return true;
  }
  const broken = `${file}.broken`;
  await appendFile(broken, Buffer.concat([line.bytes, Buffer.from('\n')]), {
    mode: 0o600,
    flush: true,
  });
  await opened.truncate(line.offset);
  console.error(`${file}: the last line was half-written; moved to ${broken}.`);
  return false;
}

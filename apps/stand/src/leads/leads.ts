import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { statSync } from 'node:fs';
import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite';
import { connect, insert, openDatabase, type Connect } from './database.ts';

export type LeadState = 'waiting' | 'sent' | 'refused';

/** A contact request that is kept, without its body. */
export interface Lead {
  readonly id: string;
  readonly portalId: string;
  readonly formId: string;
  /** Milliseconds since the epoch, like all times here. */
  readonly receivedAt: number;
  readonly state: LeadState;
  /** When it entered the state. */
  readonly since: number;
  /** How many times the host has started to send it. */
  readonly attempts: number;
  /** Why the provider refused it, in the provider's words; empty unless it is refused. */
  readonly reason: string;
}

/** A request with its body, letter for letter, so the provider gets what the visitor sent. */
export interface StoredLead extends Lead {
  readonly body: string;
}

export interface LeadsOptions {
  /** The file's real path: with a link, two hosts could use it at once. */
  readonly file: string;
  /** How many days a request stays in the file after it was sent. */
  readonly days: number;
  readonly now?: () => number;
  readonly connect?: Connect;
}

const dayMilliseconds = 86_400_000;
/** How many requests an export reads at once. */
const batch = 200;

/**
 * The contact requests in a SQLite database: one row each. What changes a request is on the disk when a method returns;
 * if it throws, nothing has changed. While the host runs, the file is locked. If another program moves, deletes or
 * replaces it nevertheless, the next call opens what is there then, and restores the requests that have not been sent.
 */
export class Leads {
  readonly #options: LeadsOptions;
  readonly #now: () => number;
  readonly #events = new EventEmitter();
  #opened: { readonly database: DatabaseSync; readonly identity: string } | undefined;

  /** Opens or creates the file. Throws an error that names it if it can't be used. */
  constructor(options: LeadsOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#database();
  }

  /** How many requests are in each state. */
  counts(): Readonly<Record<LeadState, number>> {
    const rows = this.#all('SELECT state, count(*) AS count FROM requests GROUP BY state');
    const counts = Object.fromEntries(rows.map(({ state, count }) => [state, count]));
    return { waiting: 0, sent: 0, refused: 0, ...counts };
  }

  /**
   * The request to send next: of those waiting with the fewest attempts, the oldest, so one that always fails
   * doesn't hold up others. Undefined if none is waiting.
   */
  next(): StoredLead | undefined {
    const [row] = this.#all(
      "SELECT * FROM requests WHERE state = 'waiting' ORDER BY attempts, number LIMIT 1",
    );
    return row && leadOf(row);
  }

  /**
   * Requests in a state, or all, newest first.
   *
   * @param before The id of a request: only older ones are returned, unless it is unknown.
   */
  newest(
    limit: number,
    {
      state,
      before,
    }: { readonly state?: LeadState | undefined; readonly before?: string | undefined },
  ): readonly StoredLead[] {
    return this.#all(
      `SELECT * FROM requests
       WHERE (:state IS NULL OR state = :state)
         AND number < coalesce((SELECT number FROM requests WHERE id = :before), 9e15)
       ORDER BY number DESC LIMIT :limit`,
      { state: state ?? null, before: before ?? null, limit },
    ).map(leadOf);
  }

  /** All requests, oldest first. They are read in batches, so they are never in memory all at once. */
  *all(): Generator<StoredLead> {
    for (let last = 0; ;) {
      const rows = this.#all(
        'SELECT * FROM requests WHERE number > :last ORDER BY number LIMIT :batch',
        { last, batch },
      );
      yield* rows.map(leadOf);
      last = Number(rows.at(-1)?.['number']);
      if (rows.length < batch) return;
    }
  }

  /** Resolves when another request begins to wait, or when the signal aborts. */
  async whenWaiting(signal: AbortSignal): Promise<void> {
    await once(this.#events, 'waiting', { signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }

  /** Keeps a new request. */
  receive({ portalId, formId, body }: Pick<StoredLead, 'portalId' | 'formId' | 'body'>): void {
    const now = this.#now();
    const begin = { state: 'waiting', since: now, attempts: 0, reason: '' } as const;
    const request = { id: randomUUID(), portalId, formId, receivedAt: now, ...begin, body };
    insert(this.#database(), [request]);
    this.#events.emit('waiting');
  }

  /** Records that a request is about to be sent. If that fails, it must not be sent. */
  attempt(id: string): void {
    this.#run('UPDATE requests SET attempts = attempts + 1 WHERE id = :id', { id });
  }

  /** Records that the provider has accepted a request. */
  sent(id: string): void {
    this.#enter('sent', "id = :id AND state <> 'sent'", { id });
  }

  /** Records that the provider has refused a request for good. */
  refused(id: string, reason: string): void {
    this.#enter('refused', "id = :id AND state <> 'sent'", { id, reason });
  }

  /** Puts a refused request, or all of them, back in the queue. */
  again(id?: string): void {
    const which = "state = 'refused' AND (:id IS NULL OR id = :id)";
    if (this.#enter('waiting', which, { id: id ?? null }) > 0) this.#events.emit('waiting');
  }

  /** Deletes requests that were sent too long ago. Returns how many. */
  clean(): number {
    const limit = this.#now() - this.#options.days * dayMilliseconds;
    return this.#run("DELETE FROM requests WHERE state = 'sent' AND since < :limit", { limit });
  }

  /** Lets other hosts use the file. */
  close(): void {
    this.#opened?.database.close();
    this.#opened = undefined;
  }

  #enter(state: LeadState, which: string, values: Values): number {
    return this.#run(
      `UPDATE requests SET state = :state, since = :since, reason = :reason WHERE ${which}`,
      { reason: '', ...values, state, since: this.#now() },
    );
  }

  #all(sql: string, values: Values = {}): readonly Row[] {
    return this.#database().prepare(sql).all(values);
  }

  #run(sql: string, values: Values): number {
    return Number(this.#database().prepare(sql).run(values).changes);
  }

  /** The database of the file that is there now. */
  #database(): DatabaseSync {
    const { file, connect: connectTo = connect } = this.#options;
    const known = this.#opened;
    if (known?.identity === identityOf(file)) return known.database;
    try {
      const database = openDatabase(file, connectTo);
      this.#opened = { database, identity: identityOf(file) };
      if (known) this.#restore(known.database, database);
      return database;
    } catch (error) {
      throw new Error(`${file} cannot be used: ${(error as Error).message}`, { cause: error });
    }
  }

  /** Restores unsent requests that were in a file which another program has taken away. */
  #restore(from: DatabaseSync, to: DatabaseSync): void {
    const { file } = this.#options;
    const taken = `${file} was taken away by another program; the host has opened it again.`;
    try {
      const unsent = from.prepare("SELECT * FROM requests WHERE state <> 'sent' ORDER BY number");
      const count = insert(to, unsent.all().map(leadOf));
      console.error(
        `${taken} Requests not yet sent that had gone and were restored: ${String(count)}.`,
      );
    } catch (error) {
      console.error(`${taken} Requests not yet sent could not be restored: ${String(error)}.`);
    } finally {
      from.close();
    }
  }
}

type Row = Readonly<Record<string, SQLOutputValue>>;
type Values = Readonly<Record<string, SQLInputValue>>;

function leadOf(row: Row): StoredLead {
  return {
    id: String(row['id']),
    portalId: String(row['portal_id']),
    formId: String(row['form_id']),
    receivedAt: Number(row['received_at']),
    state: row['state'] as LeadState,
    since: Number(row['since']),
    attempts: Number(row['attempts']),
    reason: String(row['reason']),
    body: String(row['body']),
  };
}

/** Tells a file from another at the same place; empty if there is none. */
function identityOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${String(found.dev)} ${String(found.ino)}` : '';
}

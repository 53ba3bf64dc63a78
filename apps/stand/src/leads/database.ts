import {
  chmodSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { StoredLead } from './leads.ts';
import { readOldFile } from './oldFile.ts';

/** Marks our databases ('SHOW' in ASCII). */
const applicationId = 0x53_48_4f_57;
const schema = `
  CREATE TABLE requests (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    portal_id TEXT NOT NULL,
    form_id TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'refused')),
    since INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    reason TEXT NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX requests_by_state ON requests (state, attempts, number);
  PRAGMA application_id = ${String(applicationId)};
`;
const foreign = 'it belongs to another program.';
/** SQLite's code for a database that another connection has locked. */
const busy = 5;

/** Opens a database; tests replace it. */
export type Connect = (file: string) => DatabaseSync;
export const connect: Connect = (file) => new DatabaseSync(file);

/**
 * Opens the file of contact requests for this process alone, and creates it if it is missing, readable only by its user.
 * A file of lines, as earlier hosts kept it, is imported and kept as `FILE.imported`. Throws an error that says why the
 * file can't be used.
 */
export function openDatabase(file: string, connectTo: Connect): DatabaseSync {
  const fresh = `${file}.new`;
  const found = statSync(file, { throwIfNoEntry: false });
  if (found && !found.isFile()) throw new Error('not a regular file.');
  // The process that imported an old file was killed after it had put that file aside.
  if (!found && existsSync(fresh)) renameSync(fresh, file);
  if (found && found.size > 0 && !isDatabase(file)) importOldFile(file, fresh, connectTo);
  return openOwn(file, connectTo);
}

function openOwn(file: string, connectTo: Connect): DatabaseSync {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const database = connectTo(file);
  try {
    // A request is on the disk when a statement has ended, and no other process can open the file.
    database.exec(`
      PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA journal_mode = DELETE;
      PRAGMA synchronous = FULL;
      PRAGMA secure_delete = ON;
      BEGIN EXCLUSIVE;
    `);
    const { application_id: id } = database.prepare('PRAGMA application_id').get() ?? {};
    const isNew = database.prepare('SELECT count(*) AS count FROM sqlite_schema').get();
    if (id !== applicationId && isNew?.['count'] !== 0) throw new Error(foreign);
    if (id !== applicationId) database.exec(schema);
    database.exec('COMMIT');
    return database;
  } catch (error) {
    database.close();
    const isBusy = (error as { readonly errcode?: number }).errcode === busy;
    throw isBusy ? new Error('another host uses it.', { cause: error }) : error;
  }
}

function isDatabase(file: string): boolean {
  const start = Buffer.alloc(15);
  const handle = openSync(file, 'r');
  readSync(handle, start);
  closeSync(handle);
  return start.toString('latin1') === 'SQLite format 3';
}

function importOldFile(file: string, fresh: string, connectTo: Connect): void {
  const { requests, others } = readOldFile(readFileSync(file, 'utf8'));
  if (requests.length === 0) throw new Error(foreign);
  rmSync(fresh, { force: true });
  const database = openOwn(fresh, connectTo);
  insert(database, requests);
  database.close();
  rmSync(`${fresh}-journal`, { force: true });
  const kept = unusedName(`${file}.imported`);
  renameSync(file, kept);
  renameSync(fresh, file);
  const left = others === 0 ? '' : ` ${String(others)} of its lines hold something else.`;
  console.error(
    `${file} is a database now. Its contact requests (${String(requests.length)}) were imported from ${kept}, which stays as it is.${left}`,
  );
}

function unusedName(name: string): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}-${String(number)}`;
    if (!existsSync(candidate)) return candidate;
  }
}

/** Adds requests that the database doesn't have, all or none. Returns how many they are. */
export function insert(database: DatabaseSync, requests: readonly StoredLead[]): number {
  const statement = database.prepare(
    `INSERT OR IGNORE INTO requests
       (id, portal_id, form_id, received_at, state, since, attempts, reason, body)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  let added = 0;
  database.exec('BEGIN');
  try {
    for (const {
      id,
      portalId,
      formId,
      receivedAt,
      state,
      since,
      attempts,
      reason,
      body,
    } of requests) {
      const ids = [id, portalId, formId, receivedAt] as const;
      added += Number(statement.run(...ids, state, since, attempts, reason, body).changes);
    }
    database.exec('COMMIT');
    return added;
  } catch (error) {
    // After some failures, such as a full disk, SQLite has already done so.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** For tests: a provider on a socket, databases that fail, and a clock under the test's control. */
import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text as readText } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import { path, submission } from '../../../host/src/formProvider/testRequests.ts';
import {
  captureErrors,
  temporaryFolder,
  type TemporaryHost,
} from '../../../host/src/temporaryHost.ts';
import { startStand, type TemporaryStand } from '../testStand.ts';
import { insert } from './database.ts';
import type { ForwarderTiming } from './forwarder.ts';
import { Leads, type LeadsOptions, type StoredLead } from './leads.ts';
import type { ServiceOptions } from './leadsService.ts';

/** Expects something to become true, however busy the machine is. */
export function eventually<T>(read: () => T, timeout = 20_000) {
  return expect.poll(read, { timeout, interval: 10 });
}

interface Delivered {
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** The provider's reaction to a request: a status with headers and a body, no answer, or a dropped connection. */
type Reaction =
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string }
  | 'hang'
  | 'drop';

interface Provider {
  readonly origin: string;
  /** The requests so far, in order. */
  readonly delivered: Delivered[];
  /** The reactions to the next requests. The last one applies to all that follow. */
  react: Reaction[];
  /** Answers the pending requests. */
  readonly answerAll: (reaction: Reaction) => void;
}

/** A provider that accepts everything until told otherwise. */
export async function startProvider(...react: Reaction[]): Promise<Provider> {
  const delivered: Delivered[] = [];
  const hanging: ServerResponse[] = [];
  const server = createServer((request, response) => {
    void readText(request).then((body) => {
      delivered.push({ url: request.url, headers: request.headers, body });
      const reaction = provider.react.length > 1 ? provider.react.shift() : provider.react[0];
      if (reaction === 'hang') hanging.push(response);
      else answer(response, reaction ?? { status: 200 });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const provider: Provider = {
    origin: `http://127.0.0.1:${String(port)}`,
    delivered,
    react,
    answerAll: (reaction) => {
      for (const response of hanging.splice(0)) answer(response, reaction);
    },
  };
  return provider;
}

function answer(response: ServerResponse, reaction: Reaction): void {
  if (reaction === 'drop') response.destroy();
  else if (reaction !== 'hang')
    response.writeHead(reaction.status, reaction.headers).end(reaction.body);
}

export const accepted = { status: 200, body: '{"inlineMessage":"<p>Thanks</p>"}' };

/** HubSpot's answer to an invalid request. */
export const invalid = {
  status: 400,
  body: JSON.stringify({
    status: 'error',
    message: 'The request is not valid',
    errors: [{ message: "Error in 'fields.email'. Invalid email address", errorType: 'X' }],
  }),
};

interface Time extends ForwarderTiming {
  readonly now: () => number;
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
  /** Every pause so far, in milliseconds. */
  readonly pauses: number[];
  /** Ends the pause. */
  readonly wake: () => void;
}

/** Time for a forwarder: pauses last until they are ended, and jitter is at its maximum. */
export function stoppedTime(now = Date.now): Time {
  const pauses: number[] = [];
  const ends = new Set<() => void>();
  return {
    now,
    random: () => 1,
    pauses,
    sleep: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        pauses.push(milliseconds);
        ends.add(() => {
          resolve(undefined);
        });
        const stop = () => {
          reject(signal.reason as Error);
        };
        if (signal.aborted) stop();
        else signal.addEventListener('abort', stop);
      }),
    wake: () => {
      for (const end of ends) end();
      ends.clear();
    },
  };
}

/** Databases whose writes can be made to fail. */
export function failingDatabases() {
  const opened = new Set<DatabaseSync>();
  let isFailing = false;
  const apply = (database: DatabaseSync) => {
    database.exec(`PRAGMA query_only = ${isFailing ? 'ON' : 'OFF'}`);
  };
  return {
    connect: (file: string) => {
      const database = new DatabaseSync(file);
      opened.add(database);
      apply(database);
      return database;
    },
    fail: (value: boolean) => {
      isFailing = value;
      for (const database of opened) if (database.isOpen) apply(database);
    },
  };
}

/** The reason of a write that has been made to fail. */
export const unwritable = 'attempt to write a readonly database';

export const request = { portalId: '1234', formId: 'a-form_1', body: '{ "fields": [] }' };

/** Opens `requests.db` in a new folder, with the requests of a file of the old kind, if any. */
export async function openFile(lines = '', options: Partial<LeadsOptions> = {}) {
  if (lines !== '') captureErrors();
  const file = options.file ?? join(await temporaryFolder(), 'requests.db');
  if (lines !== '') await writeFile(file, lines);
  const leads = new Leads({ file, days: 30, ...options });
  onTestFinished(() => {
    leads.close();
  });
  return { file, leads };
}

export const idsOf = (leads: Leads) => [...leads.all()].map(({ id }) => id);

/** A host that keeps requests in `requests.db` and forwards them to an origin. */
export function startLeadsHost(
  formHost = '',
  leads: Partial<ServiceOptions> = {},
  files: Readonly<Record<string, string>> = {},
): Promise<TemporaryStand> {
  const contactForm = { host: formHost, portalId: '1234', formId: 'a-form_1' };
  return startStand({ 'config.json': JSON.stringify({ contactForm }), ...files }, { leads });
}

export const leadsFileOf = ({ folder }: TemporaryHost) => join(folder, 'requests.db');

/** Posts a submission to a host; resolves to the response. */
export function submit(
  { port }: { readonly port: number },
  body: unknown = submission(),
): Promise<Response> {
  return fetch(`http://127.0.0.1:${String(port)}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** The requests that a host keeps, as it exports them. */
export async function requestsOf(host: TemporaryHost): Promise<readonly StoredLead[]> {
  const { text } = await host.get('/dev/submissions.jsonl');
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as StoredLead);
}

/** Their states, oldest first. */
export const statesOf = async (host: TemporaryHost) =>
  (await requestsOf(host)).map(({ state }) => state);

/** A line of a file of the old kind for a received request. */
export function receivedLine(id: string, more: Readonly<Record<string, unknown>> = {}): string {
  const receivedAt = '2026-11-21T08:00:00.000Z';
  const ids = { portalId: '1234', formId: 'a-form_1' };
  const body = JSON.stringify(submission({ email: `${id}@example.com` }));
  return `${JSON.stringify({ type: 'received', id, receivedAt, ...ids, body, ...more })}\n`;
}

/** A line of a file of the old kind for a later event of a request. */
export function eventLine(type: string, id: string, more: Readonly<Record<string, unknown>> = {}) {
  return `${JSON.stringify({ type, id, at: '2026-11-21T09:00:00.000Z', ...more })}\n`;
}

/** Adds requests to a file: every tenth waits, the others are sent. Their ids are their numbers from 0. */
export function insertMany(file: string, count: number): void {
  const database = new DatabaseSync(file);
  const body = JSON.stringify({ fields: [{ name: 'email', value: 'x'.repeat(500) }] });
  const lead = { ...request, body, receivedAt: 0, since: 0, attempts: 0, reason: '' } as const;
  insert(
    database,
    Array.from({ length: count }, (_, index): StoredLead => {
      return { ...lead, id: String(index), state: index % 10 === 0 ? 'waiting' : 'sent' };
    }),
  );
  database.close();
}

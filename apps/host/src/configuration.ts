import { Hono } from 'hono';
import { readFile } from 'node:fs/promises';
import { isUnchanged } from './conditional.ts';
import { explainJsonError } from './jsonFault.ts';
import { hashOf } from './preparedBody.ts';
import { methodNotAllowed } from './requestGuard.ts';

/** Exact origins that the configuration names beyond our own. */
export interface Origins {
  /** What is only fetched. */
  readonly connect: readonly string[];
  /** What is embedded as a frame or played as media. */
  readonly embed: readonly string[];
}

/** The runtime configuration (design, section 3). */
interface Configuration {
  /** The file as it is served; `{}` when there is none. */
  readonly text: string;
  /** The origins it names; none when it is no JSON. */
  readonly origins: Origins;
}

/** Reads the file anew each time, so that an edit shows on the next visit. Never rejects. */
export type ReadConfiguration = () => Promise<Configuration>;

const nothing: Configuration = { text: '{}\n', origins: { connect: [], embed: [] } };

/**
 * A configuration file that may be missing. What cannot be read or parsed is reported in the console, once
 * per change, with its file, line and reason; whether the keys are right is the app's to say.
 */
export function openConfiguration(file: string): ReadConfiguration {
  let reported: string | undefined;
  return async () => {
    const { problem, ...configuration } = await load(file);
    if (problem !== undefined && problem !== reported) console.error(problem);
    reported = problem;
    return configuration;
  };
}

async function load(file: string): Promise<Configuration & { readonly problem?: string }> {
  let text: string;
  try {
    text = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return nothing;
    return { ...nothing, problem: `${file}: the file cannot be read: ${message}` };
  }
  try {
    return { text, origins: originsOf(JSON.parse(text)) };
  } catch (error) {
    return { ...nothing, text, problem: explainJsonError(file, text, error) };
  }
}

/**
 * `GET /showcase.config.json`. A file that is no JSON is served as it is: the app then says in the browser's
 * console, too, that its defaults serve and why.
 */
export function configurationRoute(read: ReadConfiguration): Hono {
  const route = new Hono();
  route.get('/', async (context) => {
    const { text } = await read();
    const headers = {
      etag: `"${hashOf(text)}"`,
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
    };
    return isUnchanged(context.req.header('if-none-match'), headers.etag)
      ? context.body(null, 304, headers)
      : context.body(text, 200, headers);
  });
  route.all('/', (context) => methodNotAllowed(context));
  return route;
}

function originsOf(configuration: unknown): Origins {
  const { entitiesHost, contactForm, videos, gridPortal } = asRecord(configuration);
  return {
    connect: originsIn([entitiesHost, asRecord(contactForm)['host']]),
    embed: originsIn([gridPortal, ...valuesIn(videos)]),
  };
}

function originsIn(values: readonly unknown[]): readonly string[] {
  return [...new Set(values.flatMap((value) => originOf(value) ?? []))];
}

/** A host of letters, digits, dots and hyphens, or an IPv6 address: a `*` or `;` would widen the policy. */
const plainOrigin = /^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

function originOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^https?:\/\//i.test(value)) return undefined;
  const origin = URL.parse(value)?.origin ?? '';
  return plainOrigin.test(origin) ? origin : undefined;
}

function valuesIn(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(valuesIn)
    : [value];
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

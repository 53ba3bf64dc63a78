import { Hono } from 'hono';
import { readFile } from 'node:fs/promises';
import { explainJsonError } from './entities/jsonError.ts';

/** Exact origins that the configuration names beyond our own. */
export interface Origins {
  /** What is fetched. */
  readonly connect: readonly string[];
  /** What is embedded as a frame or played as media. */
  readonly embed: readonly string[];
}

export interface ConfigurationFile {
  /** The file as it is served. */
  readonly text: string;
  readonly origins: Origins;
}

const empty: ConfigurationFile = { text: '{}\n', origins: { connect: [], embed: [] } };
let reported = '';

/**
 * Reads the runtime configuration (design, section 3) anew, so that an edit shows on the next visit.
 * A missing file is an empty one. A file that is no JSON is reported once with its line and served empty;
 * keys are checked by the app, which names the one at fault.
 */
export async function readConfiguration(file: string): Promise<ConfigurationFile> {
  try {
    const text = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '');
    return { text, origins: originsOf(parse(text, file)) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return empty;
    const message = error instanceof Error ? error.message : String(error);
    if (message !== reported) console.error(message);
    reported = message;
    return empty;
  }
}

/** `GET /showcase.config.json`. */
export function configurationRoute(file: string): Hono {
  return new Hono().get('/', async (context) => {
    const { text } = await readConfiguration(file);
    return context.body(text, 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(explainJsonError(file, text, error));
  }
}

function originsOf(configuration: unknown): Origins {
  const { entitiesHost, contactForm, videos, gridPortal } = asRecord(configuration);
  return {
    connect: unique([entitiesHost, asRecord(contactForm)['host']]),
    embed: unique([gridPortal, ...textsIn(videos)]),
  };
}

function unique(values: readonly unknown[]): readonly string[] {
  return [...new Set(values.flatMap((value) => originOf(value) ?? []))];
}

function originOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  const { protocol, origin } = new URL(value);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}

function textsIn(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : [value];
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

import { parseConfiguration, type ConfigurationProblem } from '@showcase/content/configuration';
import { originsOf, publicOriginOf, type Origins } from '@showcase/content/configuration/origins';
import type { Configuration } from '@showcase/content/configuration/schema';
import { addressIn } from '@showcase/content/languages';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { isUtf8 } from 'node:buffer';
import { explainJsonError, lineAt } from './jsonFault.ts';
import { readRegularFile } from './readRegularFile.ts';
import { coalesce } from './coalesce.ts';
import { methodNotAllowed } from './requestGuard.ts';

/** The runtime configuration: read while the host runs, so one build serves every event. */
interface HostConfiguration {
  /** As pages get it, complete; undefined if there is a file and it could never be read. */
  readonly text: string | undefined;
  /** The origins that pages get. */
  readonly origins: Origins;
  /** The site's own origin; undefined unless the file names one. */
  readonly publicOrigin: string | undefined;
  /** What the file says, complete. Pages may get another `contactForm.host`. */
  readonly configuration: Configuration;
  /** The path of the show's first page: empty, or `/ar` if the file's `language` is Arabic. */
  readonly firstPath: string;
  /** Why the file can't be read, as printed on the console. */
  readonly problem?: string | undefined;
  /** The keys that are not used as they are, one sentence each with file and line. */
  readonly problems: readonly string[];
}

export interface ConfigurationOptions {
  /**
   * Whether pages send the contact form to the host, and not to `contactForm.host`. Then the file is served with `""` in
   * its place, which means the origin of the page.
   */
  readonly receivesForms?: boolean;
  /** Keys for a file that lacks them. They serve alone until a file can be read. */
  readonly defaults?: object;
  /** Whether somebody has named the file, so a missing one is a mistake. */
  readonly isNamed?: boolean;
}

/** Reads the file afresh each time, so an edit takes effect on the next visit. Never rejects. */
export type ReadConfiguration = () => Promise<HostConfiguration>;

/** Far more than any configuration needs; the file is read on every visit. */
const largestBytes = 1024 * 1024;

/**
 * Opens a configuration file. A missing file is like an empty object, unless somebody has named it. A file that can't be
 * read, or isn't a JSON object, changes nothing: the last good one is served. So is one that was read and then lost,
 * because an editor may be saving it. The console names file, line and reason, once per change, and so it does for each
 * invalid key, whose default is used.
 */
export function openConfiguration(
  file: string,
  options: ConfigurationOptions = {},
): ReadConfiguration {
  let good: HostConfiguration | undefined;
  let reported = '';
  const interpreted = lastResultOf((text: string) => interpret(read(file, text, options), options));
  const readAgain = coalesce(async (path): Promise<HostConfiguration> => {
    let problem: string | undefined;
    try {
      const text = await readText(path);
      if (text !== undefined) good = interpreted(text);
      else if (good !== undefined || options.isNamed) problem = `${path}: file not found.`;
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
    if (problem !== undefined && good) problem += ' Still serving the last good configuration.';
    const served = good ?? withoutFile(options, problem !== undefined);
    const message = [problem, ...served.problems].filter(Boolean).join('\n');
    if (message !== '' && message !== reported) console.error(message);
    reported = message;
    return { ...served, problem };
  });
  return () => readAgain(file);
}

/** Remembers the last result: most visits find the file as it was. */
function lastResultOf<Result>(compute: (text: string) => Result): (text: string) => Result {
  let last: { readonly text: string; readonly result: Result } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, result: compute(text) };
    return last.result;
  };
}

/** What a file says, checked and complete. */
interface FileConfiguration {
  readonly configuration: Configuration;
  readonly problems: readonly string[];
}

/** What is served as long as no file could be read. */
function withoutFile(options: ConfigurationOptions, isBroken: boolean): HostConfiguration {
  const { configuration } = parseConfiguration(options.defaults ?? {});
  const served = interpret({ configuration, problems: [] }, options);
  return isBroken && !options.defaults ? { ...served, text: undefined } : served;
}

/**
 * Reads and checks a configuration file once; undefined if there is none. Throws an error that names file, line and
 * reason if it can't be read or isn't a JSON object.
 */
export async function loadConfiguration(file: string): Promise<FileConfiguration | undefined> {
  const text = await readText(file);
  return text === undefined ? undefined : read(file, text);
}

async function readText(file: string): Promise<string | undefined> {
  try {
    const content = await readRegularFile(file, largestBytes);
    if (!isUtf8(content)) throw new Error('the text is not UTF-8.');
    return content.toString('utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new Error(`${file}: ${message}`, { cause: error });
  }
}

function read(
  file: string,
  text: string,
  { defaults }: ConfigurationOptions = {},
): FileConfiguration {
  const given = { ...defaults, ...parse(file, text) };
  try {
    const { configuration, problems } = parseConfiguration(given);
    return { configuration, problems: problems.map(inFile(file, text)) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Error(`${file}: the configuration is nested too deeply.`, { cause: error });
  }
}

function parse(file: string, text: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(explainJsonError(file, text, error), { cause: error });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${file}: the configuration must be an object.`);
  return value;
}

/** Says where a problem is: `event.json:12: videos.product must be …`. A missing key is where its parent is. */
function inFile(file: string, text: string) {
  const tree = parseTree(text);
  return ({ path, text: sentence }: ConfigurationProblem): string => {
    const segments = path.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    for (let length = segments.length; tree && length > 0; length -= 1) {
      const node = findNodeAtLocation(tree, segments.slice(0, length));
      if (node) return `${file}:${String(lineAt(text, node.offset))}: ${sentence}`;
    }
    return `${file}: ${sentence}`;
  };
}

/** What pages and the host get of a file. */
function interpret(
  { configuration, problems }: FileConfiguration,
  { receivesForms = false }: ConfigurationOptions,
): HostConfiguration {
  const served =
    receivesForms && configuration.contactForm ? withOwnFormHost(configuration) : configuration;
  return {
    text: serialize(served),
    origins: originsOf(served),
    publicOrigin: publicOriginOf(configuration),
    configuration,
    firstPath: addressIn(configuration.language, '/').replace(/\/$/, ''),
    problems,
  };
}

/** The configuration with the origin of the page as the host of its form. */
function withOwnFormHost({ contactForm, ...others }: Configuration): Configuration {
  return { ...others, contactForm: contactForm && { ...contactForm, host: '' } };
}

export const serialize = (configuration: unknown) => `${JSON.stringify(configuration, null, 2)}\n`;

/** `GET /showcase.config.json`: 503 if the file could never be read, so pages ask again until it can. */
export function configurationRoute(read: ReadConfiguration): Hono {
  const route = new Hono();
  route.get('/', etag(), async (context) => {
    const { text } = await read();
    if (text === undefined) return context.text('The configuration cannot be read.', 503);
    return context.body(text, 200, {
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
    });
  });
  route.all('/', (context) => methodNotAllowed(context));
  return route;
}

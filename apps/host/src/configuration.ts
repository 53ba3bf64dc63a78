import { Hono } from 'hono';
import { isUtf8 } from 'node:buffer';
import { isUnchanged } from './conditional.ts';
import { explainJsonError } from './jsonFault.ts';
import { hashOf } from './preparedBody.ts';
import { readRegularFile } from './readRegularFile.ts';
import { coalesce } from './coalesce.ts';
import { methodNotAllowed } from './requestGuard.ts';

/** The exact external origins that the configuration names. */
export interface Origins {
  /** Origins that pages only fetch from. */
  readonly connect: readonly string[];
  /** Origins that pages embed as frames or play as media. */
  readonly embed: readonly string[];
}

/** The runtime configuration: read while the host runs, so that one build serves every event. */
interface Configuration {
  /** The file as it is served; `{}` if there is none. */
  readonly text: string;
  /** The origins it names for pages; none if it is not JSON. */
  readonly origins: Origins;
  /** `contactForm.host` in the file, without slashes at its end; empty if it is missing or isn't a web address. */
  readonly formHost: string;
  /** The path of the show's first page: empty, or `/ar` if the file's `language` is Arabic. */
  readonly firstPath: string;
  /** The error in the file, as printed on the console. */
  readonly problem?: string;
}

interface ConfigurationOptions {
  /**
   * Whether pages send contact requests to the host, which keeps and forwards them, and not to `contactForm.host`. Then
   * the file is served with `""` in its place, which means the origin of the page.
   */
  readonly keepsLeads?: boolean;
  /** Whether a file without `kiosk`, or no file, is served with one, so that a kiosk runs unattended. */
  readonly isKiosk?: boolean;
}

/** Reads the file afresh each time, so that an edit takes effect on the next visit. Never rejects. */
export type ReadConfiguration = () => Promise<Configuration>;

/** Far more than any configuration needs; the file is read on every visit. */
const largestBytes = 1024 * 1024;
/** The `kiosk` that a file without one gets on a kiosk. */
const kiosk = { idleSeconds: 90, externalLinks: 'handOff' };

/**
 * Opens a configuration file, which may be missing. If the file cannot be read or is not JSON, the console names file,
 * line and reason, once per change. The host doesn't check keys: the app names an invalid key in the browser's console
 * and uses its default.
 */
export function openConfiguration(
  file: string,
  options: ConfigurationOptions = {},
): ReadConfiguration {
  let reported: string | undefined;
  const read = coalesce(async (path) => {
    const configuration = await loadConfiguration(path, options);
    const { problem } = configuration;
    if (problem !== undefined && problem !== reported) console.error(problem);
    reported = problem;
    return configuration;
  });
  return () => read(file);
}

/** Reads a configuration file once. Never rejects: `problem` says what is wrong with it. */
export async function loadConfiguration(
  file: string,
  { keepsLeads = false, isKiosk = false }: ConfigurationOptions = {},
): Promise<Configuration> {
  const nothing: Configuration = {
    text: serialize(isKiosk ? { kiosk } : {}),
    origins: { connect: [], embed: [] },
    formHost: '',
    firstPath: '',
  };
  let text: string;
  try {
    const content = await readRegularFile(file, largestBytes);
    if (!isUtf8(content)) throw new Error('the text is not UTF-8.');
    text = content.toString('utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return nothing;
    return { ...nothing, problem: `${file}: ${message}` };
  }
  let configuration: unknown;
  try {
    configuration = JSON.parse(text);
  } catch (error) {
    return { ...nothing, text, problem: explainJsonError(file, text, error) };
  }
  try {
    return interpret(file, text, configuration, { keepsLeads, isKiosk });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { ...nothing, problem: `${file}: the configuration is nested too deeply.` };
  }
}

/** Reads what the host needs from a configuration. Throws a RangeError if it is nested thousands of levels deep. */
function interpret(
  file: string,
  text: string,
  configuration: unknown,
  { keepsLeads, isKiosk }: Required<ConfigurationOptions>,
): Configuration {
  const formHost = formHostOf(configuration);
  const withHost = keepsLeads ? withOwnFormHost(configuration) : configuration;
  const served = isKiosk ? withKiosk(withHost) : withHost;
  return {
    text: served === configuration ? text : serialize(served),
    origins: originsOf(served),
    formHost: formHost ?? '',
    firstPath: firstPathOf(configuration),
    ...(keepsLeads &&
      formHost === undefined && {
        problem: `${file}: contactForm.host must be an http(s) address or "". Contact requests are kept, but not forwarded.`,
      }),
  };
}

function firstPathOf(configuration: unknown): string {
  const { language } = asRecord(configuration);
  const isOther = typeof language === 'string' && /^[a-z]{2}$/.test(language) && language !== 'en';
  return isOther ? `/${language}` : '';
}

/** `contactForm.host` without slashes at its end; empty if it is missing; undefined if it is not a web address. */
function formHostOf(configuration: unknown): string | undefined {
  const host = asRecord(asRecord(configuration)['contactForm'])['host'] ?? '';
  if (host === '') return '';
  const isWebAddress = typeof host === 'string' && /^https?:\/\//i.test(host) && URL.canParse(host);
  return isWebAddress ? host.replace(/\/+$/, '') : undefined;
}

/** The configuration with the origin of the page as the host of its form; the same object if it names no form. */
function withOwnFormHost(configuration: unknown): unknown {
  const { contactForm } = asRecord(configuration);
  if (typeof contactForm !== 'object' || contactForm === null) return configuration;
  return { ...asRecord(configuration), contactForm: { ...contactForm, host: '' } };
}

/** The configuration with a `kiosk`; the same object if it has the key or is not an object. */
function withKiosk(configuration: unknown): unknown {
  const isObject = typeof configuration === 'object' && configuration !== null;
  if (!isObject || Array.isArray(configuration) || 'kiosk' in configuration) return configuration;
  return { ...configuration, kiosk };
}

export const serialize = (configuration: unknown) => `${JSON.stringify(configuration, null, 2)}\n`;

/**
 * `GET /showcase.config.json`. A file that is not JSON is served as it is, so that the app also reports it in the
 * browser's console and uses the defaults.
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

/** A host name of letters, digits, dots and hyphens, or an IPv6 address: a `*` or `;` would widen the policy. */
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

export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

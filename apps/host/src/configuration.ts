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
  /** The file as it is served, `{}` if there is none; undefined if there is one and it could never be read. */
  readonly text: string | undefined;
  /** The origins it names for pages. */
  readonly origins: Origins;
  /** `contactForm.host` in the file, without slashes at its end; empty if it is missing or isn't a web address. */
  readonly formHost: string;
  /** The ids of the form in the file; undefined if it names none. */
  readonly form: FormIds | undefined;
  /** The path of the show's first page: empty, or `/ar` if the file's `language` is Arabic. */
  readonly firstPath: string;
  /** What is wrong with the file, as printed on the console. */
  readonly problem?: string | undefined;
}

/** What tells a form from a provider's others. */
export interface FormIds {
  readonly portalId: string;
  readonly formId: string;
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
 * Opens a configuration file. A missing file is like an empty object. A file that can't be read, or isn't a JSON object,
 * changes nothing: the last good one is served. So is one that was read and then lost, because an editor may be saving
 * it. Then the console names file, line and reason, once per change. The host doesn't check keys: the app names an
 * invalid key in the browser's console and uses its default.
 */
export function openConfiguration(
  file: string,
  options: ConfigurationOptions = {},
): ReadConfiguration {
  let good: Configuration | undefined;
  let reported: string | undefined;
  const read = coalesce(async (path): Promise<Configuration> => {
    const { configuration, problem } = await tryToLoad(path, options, good !== undefined);
    good = configuration ?? good;
    const served = good ?? withoutFile(options, problem !== undefined);
    const message = problem ?? served.problem;
    if (message !== undefined && message !== reported) console.error(message);
    reported = message;
    return { ...served, problem: message };
  });
  return () => read(file);
}

/** @param isMissed Whether a missing file is a problem. */
async function tryToLoad(file: string, options: ConfigurationOptions, isMissed: boolean) {
  const still = isMissed ? ' Still serving the last good configuration.' : '';
  try {
    const configuration = await loadConfiguration(file, options);
    return configuration || !isMissed
      ? { configuration }
      : { problem: `${file}: file not found.${still}` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problem: `${reason}${still}` };
  }
}

/** What is served as long as no file could be read. A kiosk asks for a better one between visitors. */
const withoutFile = (
  { isKiosk = false }: ConfigurationOptions,
  isBroken: boolean,
): Configuration => ({
  text: isKiosk ? serialize({ kiosk }) : isBroken ? undefined : serialize({}),
  origins: { connect: [], embed: [] },
  formHost: '',
  form: undefined,
  firstPath: '',
});

/**
 * Reads a configuration file once; undefined if there is none. Throws an error that names file, line and reason if it
 * can't be read or isn't a JSON object.
 */
export async function loadConfiguration(
  file: string,
  { keepsLeads = false, isKiosk = false }: ConfigurationOptions = {},
): Promise<(Configuration & { readonly text: string }) | undefined> {
  const text = await readText(file);
  if (text === undefined) return undefined;
  const configuration = parse(file, text);
  try {
    return interpret(file, text, configuration, { keepsLeads, isKiosk });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Error(`${file}: the configuration is nested too deeply.`, { cause: error });
  }
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

/** Reads what the host needs from a configuration. Throws a RangeError if it is nested thousands of levels deep. */
function interpret(
  file: string,
  text: string,
  configuration: object,
  { keepsLeads, isKiosk }: Required<ConfigurationOptions>,
): Configuration & { readonly text: string } {
  const formHost = formHostOf(configuration);
  const withHost = keepsLeads ? withOwnFormHost(configuration) : configuration;
  const served = isKiosk ? withKiosk(withHost) : withHost;
  return {
    text: served === configuration ? text : serialize(served),
    origins: originsOf(served),
    formHost: formHost ?? '',
    form: formOf(configuration),
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

/** The ids of `contactForm`; undefined if either isn't a text that may stand in an address. */
function formOf(configuration: unknown): FormIds | undefined {
  const { portalId, formId } = asRecord(asRecord(configuration)['contactForm']);
  const isId = (id: unknown): id is string => typeof id === 'string' && /^[\w-]+$/.test(id);
  return isId(portalId) && isId(formId) ? { portalId, formId } : undefined;
}

/** The configuration with the origin of the page as the host of its form; the same object if it names no form. */
function withOwnFormHost(configuration: object): object {
  const { contactForm } = asRecord(configuration);
  if (typeof contactForm !== 'object' || contactForm === null) return configuration;
  return { ...asRecord(configuration), contactForm: { ...contactForm, host: '' } };
}

/** The configuration with a `kiosk`; the same object if it has one. */
const withKiosk = (configuration: object): object =>
  'kiosk' in configuration ? configuration : { ...configuration, kiosk };

export const serialize = (configuration: unknown) => `${JSON.stringify(configuration, null, 2)}\n`;

/** `GET /showcase.config.json`: 503 if the file could never be read, so that pages ask again until it can. */
export function configurationRoute(read: ReadConfiguration): Hono {
  const route = new Hono();
  route.get('/', async (context) => {
    const { text } = await read();
    if (text === undefined) return context.text('The configuration cannot be read.', 503);
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

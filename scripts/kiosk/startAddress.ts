import { setTimeout as sleep } from 'node:timers/promises';
import { isPath, kioskDefaults } from '../../apps/showcase/src/config/kiosk.ts';
import { addressIn, isLanguage, languages } from '@showcase/content/languages';

/**
 * The browser's first page: the attract loop of the configuration, or the home page if there is none. An invalid value
 * counts as missing, as in the app. If `kiosk` is null, the showcase is not a kiosk and has no attract loop.
 *
 * @param configuration The parsed `/showcase.config.json`, of any shape.
 */
export function startPath(configuration: unknown): string {
  const { kiosk, language } = asRecord(configuration);
  const own = asLanguage(asRecord(kiosk)['language']) ?? asLanguage(language) ?? languages[0];
  return addressIn(own, firstPath(kiosk));
}

function firstPath(kiosk: unknown): string {
  if (kiosk === null) return '/';
  const { attractLoop, home } = asRecord(kiosk);
  if (attractLoop === null) return asPath(home) ?? '/';
  return asPath(attractLoop) ?? kioskDefaults.attractLoop;
}

/**
 * Reads the configuration, which may have changed, from the host. Waits until the host answers, because a browser that
 * starts while the host is down would show its own error page.
 *
 * @param origin The host's address, without a path.
 * @throws If the signal is aborted.
 */
export async function findStartAddress(origin: string, signal: AbortSignal): Promise<string> {
  for (;;) {
    const configuration = await readConfiguration(origin, signal);
    if (configuration) return new URL(startPath(configuration.value), origin).href;
    await sleep(500, undefined, { signal });
  }
}

/** Undefined if the host does not answer. */
async function readConfiguration(
  origin: string,
  signal: AbortSignal,
): Promise<{ readonly value: unknown } | undefined> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(5000)]);
  const text = await fetch(new URL('/showcase.config.json', origin), { signal: limit })
    .then((response) => (response.ok ? response.text() : undefined))
    .catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    // The host and the app report this; the app uses its defaults.
    return { value: {} };
  }
}

const asRecord = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** A language of the app; undefined for anything else. */
const asLanguage = (value: unknown) => (isLanguage(value) ? value : undefined);

/** A path of the app; undefined for anything else, such as the address of another site. */
const asPath = (value: unknown) => (typeof value === 'string' && isPath(value) ? value : undefined);

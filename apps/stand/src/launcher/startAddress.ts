import type { Configuration } from '@showcase/content/configuration/schema';
import { addressIn } from '@showcase/content/languages';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The browser's first page: the attract loop of the configuration, or the home page if there is none. A showcase that is
 * not a kiosk begins with its overview.
 *
 * @param configuration `/showcase.config.json`, which the host has checked and completed.
 */
export function startPath({ language, kiosk }: Pick<Configuration, 'language' | 'kiosk'>): string {
  return kiosk ? (kiosk.attractLoop ?? kiosk.home) : addressIn(language, '/');
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
    if (configuration) return new URL(startPath(configuration), origin).href;
    await sleep(500, undefined, { signal });
  }
}

/** Undefined if the host does not answer, or has no configuration yet. */
async function readConfiguration(
  origin: string,
  signal: AbortSignal,
): Promise<Configuration | undefined> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(5000)]);
  try {
    const response = await fetch(new URL('/showcase.config.json', origin), { signal: limit });
    return response.ok ? ((await response.json()) as Configuration) : undefined;
  } catch {
    // It is asked again.
    return undefined;
  }
}

import type { Theme, ThemeName } from '@showcase/ui';
import { useSyncExternalStore } from 'react';
import { defaultConfiguration, type Configuration } from './defaults.ts';

let current = defaultConfiguration;
let loading: Promise<Configuration> | undefined;
const listeners = new Set<() => void>();

/**
 * Fetches `/showcase.config.json` once, in parallel with the app, unless the page has already requested it. If a key is
 * invalid, the console names it and its default is used; if the file cannot be read, the console says so and all
 * defaults are used. Never rejects.
 */
export function loadConfiguration(early?: Promise<Response>): Promise<Configuration> {
  loading ??= fetchConfiguration(early).then((configuration) => {
    current = configuration;
    for (const notify of listeners) notify();
    return configuration;
  });
  return loading;
}

async function fetchConfiguration(early?: Promise<Response>): Promise<Configuration> {
  try {
    const response = await (early ?? fetch('/showcase.config.json'));
    if (!response.ok) throw new Error(`The server answered ${String(response.status)}.`);
    const text = await response.text();
    // A file that changes nothing needs no schema.
    if (text.trim() === '{}') return defaultConfiguration;
    const { parseConfiguration } = await import('./schema.ts');
    const { configuration, problems } = parseConfiguration(JSON.parse(text));
    for (const problem of problems) console.error(`showcase.config.json: ${problem}`);
    return configuration;
  } catch (error) {
    console.error('showcase.config.json could not be read; the defaults are used:', error);
    return defaultConfiguration;
  }
}

/** Drops the file, so that the next request fetches it again: for stories and tests, which simulate page loads. */
export function forgetConfiguration(): void {
  loading = undefined;
  current = defaultConfiguration;
}

/** The configuration: the defaults on the server and until the file has loaded. */
export function useConfiguration(): Configuration {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => defaultConfiguration,
  );
}

/** A theme, or the look that the configuration puts in its place. */
export function useTheme(name: ThemeName): Theme | ThemeName {
  return useConfiguration().themes[name] ?? name;
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

import { useSyncExternalStore } from 'react';
import { defaultConfiguration, type Configuration } from './defaults.ts';

let current = defaultConfiguration;
let loading: Promise<Configuration> | undefined;
const listeners = new Set<() => void>();

/**
 * Fetches `/showcase.config.json` once, beside the app. A file that is missing or wrong is reported in
 * the console with the key at fault, and the defaults serve. Never rejects.
 */
export function loadConfiguration(): Promise<Configuration> {
  loading ??= fetchConfiguration().then((configuration) => {
    current = configuration;
    for (const notify of listeners) notify();
    return configuration;
  });
  return loading;
}

async function fetchConfiguration(): Promise<Configuration> {
  try {
    const response = await fetch('/showcase.config.json');
    if (!response.ok) throw new Error(`the server answered ${String(response.status)}`);
    const text = await response.text();
    // A file that changes nothing needs no schema.
    if (text.trim() === '{}') return defaultConfiguration;
    const { parseConfiguration } = await import('./schema.ts');
    return parseConfiguration(JSON.parse(text));
  } catch (error) {
    console.error('showcase.config.json is not used, the defaults serve:', error);
    return defaultConfiguration;
  }
}

/** Has the file fetched again by whoever asks next; for stories, which stand for page loads. */
export function forgetConfiguration(): void {
  loading = undefined;
  current = defaultConfiguration;
}

/** The configuration: the defaults on the server and until the file has arrived. */
export function useConfiguration(): Configuration {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => defaultConfiguration,
  );
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

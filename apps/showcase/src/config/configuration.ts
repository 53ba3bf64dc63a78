import { defaultConfiguration as defaults } from '@showcase/content/configuration/defaults';
import type { Configuration } from '@showcase/content/configuration/schema';
import type { Theme, ThemeName } from '@showcase/ui';
import { useSyncExternalStore } from 'react';

/** The configuration until the file has loaded, and on the server. */
export const defaultConfiguration: Configuration = defaults;

let current = defaultConfiguration;
let themes: Readonly<Partial<Record<ThemeName, Theme>>> = {};
let loading: Promise<Configuration> | undefined;
let failures = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** How long to wait after a failure before the file is fetched again, in milliseconds; doubled after each. */
const firstWait = 2000;
const longestWait = 60_000;

/**
 * Fetches `/showcase.config.json` once, in parallel with the app, unless the page has already requested it. Whoever
 * serves the file has checked it and filled in its defaults. If it cannot be read, the console says so once, the
 * defaults are used, and the file is fetched again until it can be read: by itself, and for whoever asks. Never rejects.
 */
export function loadConfiguration(early?: Promise<Response>): Promise<Configuration> {
  clearTimeout(retry);
  loading ??= load(early);
  return loading;
}

async function load(early?: Promise<Response>): Promise<Configuration> {
  try {
    const configuration = await fetchConfiguration(early);
    themes = await themesOf(configuration);
    current = configuration;
    failures = 0;
    for (const notify of listeners) notify();
  } catch (error) {
    if (failures === 0)
      console.error('showcase.config.json could not be read; the defaults are used:', error);
    loading = undefined;
    retry = setTimeout(
      () => void loadConfiguration(),
      Math.min(firstWait * 2 ** failures, longestWait),
    );
    failures += 1;
  }
  return current;
}

/** @throws If there is no answer, or one that isn't JSON. */
async function fetchConfiguration(early?: Promise<Response>): Promise<Configuration> {
  const response = await (early ?? fetch('/showcase.config.json'));
  if (!response.ok) throw new Error(`The server answered ${String(response.status)}.`);
  return { ...defaults, ...((await response.json()) as Partial<Configuration>) };
}

/** The looks that an event's colours put in place of the library's. Most events have none, so few load this code. */
async function themesOf({ themes: brands }: Configuration): Promise<typeof themes> {
  const entries = Object.entries(brands);
  if (entries.length === 0) return {};
  const { createTheme } = await import('@showcase/ui/tokens');
  return Object.fromEntries(entries.map(([name, colors]) => [name, createTheme({ name, colors })]));
}

/** Drops the file, so the next request fetches it again: for stories and tests, which simulate page loads. */
export function forgetConfiguration(): void {
  clearTimeout(retry);
  failures = 0;
  loading = undefined;
  current = defaultConfiguration;
  themes = {};
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
  useConfiguration();
  return themes[name] ?? name;
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

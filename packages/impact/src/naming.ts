import { SERVICE_NAMES } from './services.ts';

/**
 * Gives the display name of a service by its key: `'SDWANasaService'` gives `'SD-WAN as a Service'`.
 *
 * A key that is not one of `SERVICE_KEYS` is split at its capital letters, and every `asa` in it becomes
 * ` as a `: `'CloudStorageasaService'` gives `'Cloud Storage as a Service'`. A run of capitals and digits is one word,
 * but its last capital begins the next word if a lower-case letter follows: `'UAEPortal'` gives `'UAE Portal'` and
 * `'Web3Portal'` gives `'Web3 Portal'`.
 *
 * Only own properties are looked up, so `'constructor'` is treated like any other key. Anything that is not a string
 * gives `''`.
 */
export function serviceName(key: string): string {
  return nameOf(key, SERVICE_NAMES);
}

/** @internal */
export function nameOf(key: string, names: Readonly<Record<string, string>>): string {
  if (typeof key !== 'string') return '';
  const known = Object.hasOwn(names, key) ? names[key] : undefined;
  return known ?? splitAtCapitals(key);
}

function splitAtCapitals(key: string): string {
  return key
    .replaceAll('asa', ' as a ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/([\p{Lu}\p{Nd}])(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Gives the display name of a service by its key: see `Impact`. Only own properties are looked up, so `'constructor'` is
 * treated like any other key.
 */
export function serviceName(key: string, names: Readonly<Record<string, string>>): string {
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

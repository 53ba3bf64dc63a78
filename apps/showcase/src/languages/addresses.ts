/** The prefix of an address in another language than English: `/ar`. */
const prefix = /^\/[a-z]{2}(?=[/?#]|$)/i;

/** Whether an address is Arabic by its own letters, encoded or not, as those of Dubai Now services are. */
export function isArabicAddress(address: string): boolean {
  return /\p{Script=Arabic}|%d[89ab]%/iu.test(address);
}

/**
 * The same screen in a language: `/projects/g42` in Arabic is `/ar/projects/g42`. Addresses that already have a
 * language, and anything else than an absolute path, stay as they are.
 */
export function addressIn(language: string, address: string): string {
  const [path = ''] = address.split(/[?#]/);
  if (language === 'en' || !path.startsWith('/')) return address;
  if (prefix.test(path) || isArabicAddress(path)) return address;
  return `/${language}${path === '/' ? address.slice(1) : address}`;
}

/** An address without the prefix of its language. */
export function withoutLanguage(address: string): string {
  const rest = address.replace(prefix, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

import { languages } from '@showcase/content/languages';

/** The address of an embedded page in a language. Our own players and portal read it; others stay as they are. */
export function embeddedIn(language: string, address: string): string {
  if (language === languages[0] || !/^\/(?:player|portal)(?=[/?]|$)/.test(address)) return address;
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}

/** The address of a player in a language. Our own players read it; others stay as they are. */
export function playerIn(language: string, address: string): string {
  if (language === 'en' || !/^\/player(?=[/?]|$)/.test(address)) return address;
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}

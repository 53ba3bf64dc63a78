/** How long a security.txt is valid: RFC 9116 recommends at most a year. */
const validMilliseconds = 360 * 86_400_000;

/** The text of `/.well-known/security.txt`, for security researchers. */
export function securityText(contact: string, origin: string | undefined): string {
  const expires = new Date(Date.now() + validMilliseconds).toISOString();
  const canonical = origin === undefined ? '' : `Canonical: ${origin}/.well-known/security.txt\n`;
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en, ar\n${canonical}`;
}

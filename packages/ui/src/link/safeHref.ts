/**
 * Returns an address that's safe as an `href`: http, https, a scheme that the caller allows, a path of the site, a
 * query or an anchor. Anything else, such as `javascript:`, `data:`, plain words and `#`, is rejected.
 *
 * @param address Untrusted text.
 * @param schemes Further schemes, in lower case and without the colon, for instance those of deep links.
 * @returns The address as the browser would parse it, or undefined.
 */
export function safeHref(
  address: string | undefined,
  schemes: readonly string[] = [],
): string | undefined {
  // Browsers remove these before they look for a scheme.
  const text = address?.replaceAll(/[\t\n\r]/g, '').trim() ?? '';
  if (/^[#?][^#\s]+$/.test(text) || /^\/(?![/\\])/.test(text)) return text;
  if (/^\.\.?(\/|$)/.test(text) || /^[\w~%-][\w.~%-]*\/[^\s\\]*$/.test(text)) return text;
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  if (scheme === undefined) return undefined;
  if (scheme === 'http' || scheme === 'https') return isWebAddress(text) ? text : undefined;
  return schemes.includes(scheme) ? text : undefined;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/\s]/i.test(text) && URL.canParse(text);
}

/** Whether an address leaves the site, so its link opens in a new tab. */
export function isExternalHref(href: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(href);
}

/** Whether an address that's safe as an `href` is a web address, not a deep link or a path of the site. */
export function isWebHref(href: string): boolean {
  return /^https?:/i.test(href);
}

import { isDrawable, isExternalHref, readableAddress, safeHref } from '@showcase/ui/internal';

/** The text and code to hand to a phone, or the reason for having no code. */
export type HandOff =
  | { readonly shown: string; readonly code: string }
  | { readonly shown: string; readonly reason: 'comingSoon' | 'noPublicOrigin' | 'tooLong' };

/**
 * Decides how to hand an address to a phone.
 *
 * @param address A web address, a deep link, or a path of the site. Untrusted: an address that isn't safe as an `href`
 * isn't handed on.
 * @param schemes The allowed deep-link schemes, as in `safeHref`.
 * @param publicOrigin The origin at which phones reach the site. Without it, the site's own pages have no code.
 */
export function handOff(
  address: string,
  schemes: readonly string[] = [],
  publicOrigin?: string,
): HandOff {
  const href = safeHref(address, schemes);
  if (href === undefined) return { shown: address, reason: 'comingSoon' };
  const origin = originOf(publicOrigin);
  const isOurs = !isExternalHref(href);
  // Anchors and relative paths belong to the current page, which can't be opened from outside.
  if (isOurs && (origin === undefined || !href.startsWith('/')))
    return { shown: href, reason: 'noPublicOrigin' };
  const whole = isOurs ? `${origin ?? ''}${href}` : href;
  const shown = readableAddress(whole);
  // Some phones can't read non-Latin letters in a QR code's address.
  const code = isOurs ? new URL(whole).href : whole;
  return isDrawable(code) ? { shown, code } : { shown, reason: 'tooLong' };
}

/** Undefined if it isn't a web origin. */
function originOf(text: string | undefined): string | undefined {
  const href = safeHref(text);
  return href !== undefined && isExternalHref(href) ? new URL(href).origin : undefined;
}

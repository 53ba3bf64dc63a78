import { isExternalHref, safeHref } from '../link/safeHref.ts';
import { isDrawable, readableAddress } from '../QrCode/qrAddress.ts';

/** What a phone is given of an address, or why it is given nothing. */
export type HandOff =
  | { readonly shown: string; readonly code: string }
  | { readonly shown: string; readonly reason: 'comingSoon' | 'noPublicOrigin' | 'tooLong' };

/**
 * What is handed to a phone.
 *
 * @param address A web address, a deep link, or a path of the site. Untrusted: what must not become an `href` is not
 * handed on.
 * @param schemes The schemes of deep links that may be handed on, as in `safeHref`.
 * @param publicOrigin The origin under which phones reach the site: without it its own pages have no code.
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
  // An anchor or a relative path is one of the page that is shown, which nobody can open from outside.
  if (isOurs && (origin === undefined || !href.startsWith('/')))
    return { shown: href, reason: 'noPublicOrigin' };
  const whole = isOurs ? `${origin ?? ''}${href}` : href;
  const shown = readableAddress(whole);
  // Not every phone reads letters of another script in the addresses of a code.
  const code = isOurs ? new URL(whole).href : whole;
  return isDrawable(code) ? { shown, code } : { shown, reason: 'tooLong' };
}

/** Undefined if it is not an origin of the web. */
function originOf(text: string | undefined): string | undefined {
  const href = safeHref(text);
  return href !== undefined && isExternalHref(href) ? new URL(href).origin : undefined;
}

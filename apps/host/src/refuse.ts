export interface Refusal {
  readonly status: 400 | 404 | 405 | 414;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const methods = ['GET', 'HEAD', 'OPTIONS'];
const longestAddress = 8192;

/**
 * Says why a request is refused before anything looks at it; undefined for one that is not (faults, H1).
 *
 * @param url The request target as it arrived, undecoded.
 */
export function refuse(method: string, url: string): Refusal | undefined {
  if (!methods.includes(method)) {
    return { status: 405, text: 'Method not allowed', headers: { allow: methods.join(', ') } };
  }
  if (url.length > longestAddress) return { status: 414, text: 'Address too long' };
  // An address that begins with two slashes names another host: never resolve it, never redirect to it.
  if (!url.startsWith('/') || /^[/\\]{2}/.test(url)) return { status: 404, text: 'Not found' };
  const path = decode(url.split('?')[0] ?? '');
  if (path === undefined || path.includes('\0')) return { status: 400, text: 'Malformed address' };
  return undefined;
}

/** An address with its percent signs resolved; undefined when they are malformed. */
export function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

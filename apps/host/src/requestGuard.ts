import type { Context, MiddlewareHandler } from 'hono';

/** What Chromium and Node's parser would both still take, and far more than any address of ours. */
const longestAddress = 8192;

/**
 * Refuses what no route should ever see (faults, H1): TRACE, an address of more than 8 KB, malformed percent
 * encoding, a NUL, and an address that begins with two slashes, which would name another host in a redirect.
 */
export function requestGuard(): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.method === 'TRACE') return methodNotAllowed(context);
    const { pathname, search } = new URL(context.req.url);
    if (pathname.length + search.length > longestAddress) {
      return context.text('Address too long', 414);
    }
    if (pathname.startsWith('//')) return context.text('Not found', 404);
    const address = decodeAddress(pathname);
    if (address === undefined || address.includes('\0')) {
      return context.text('Malformed address', 400);
    }
    return next();
  };
}

/** The answer of a route that is only read. */
export function methodNotAllowed(context: Context, allow = 'GET, HEAD'): Response {
  return context.text('Method not allowed', 405, { allow });
}

/** The path of an address with its percent signs resolved; undefined when they are malformed. */
export function decodeAddress(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

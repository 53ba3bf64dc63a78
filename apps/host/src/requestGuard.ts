import type { Context, MiddlewareHandler } from 'hono';

/** Far longer than any of our paths. */
const longestPath = 8192;
/**
 * The address of an entity carries its name: 10,000 characters are 90,000 when encoded (docs/faults.md, E7). Short enough
 * for Node's parser, see `maxHeaderSize`.
 */
export const longestQuery = 96 * 1024;

/**
 * Refuses hostile requests before any route sees them (docs/faults.md, H1): TRACE, paths of more than 8 KiB, queries of
 * more than 96 KiB, malformed percent-encoding, NUL, and addresses with two leading slashes, which a redirect would
 * treat as another host.
 */
export function requestGuard(): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.method === 'TRACE') return methodNotAllowed(context);
    const { pathname, search } = new URL(context.req.url);
    if (pathname.length > longestPath || search.length > longestQuery) {
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

/** The response of a read-only route to writing methods. */
export function methodNotAllowed(context: Context, allow = 'GET, HEAD'): Response {
  return context.text('Method not allowed', 405, { allow });
}

/** A path with its percent-encoding decoded; undefined if that is malformed. */
export function decodeAddress(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

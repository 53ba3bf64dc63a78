import { NextResponse, type NextRequest } from 'next/server';

/** Gives each page a policy with a nonce of its own. Next puts the nonce on its scripts, and the layout passes it on. */
export function proxy(request: NextRequest) {
  const nonce = crypto.randomUUID();
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  // The development server runs code that a policy refuses.
  if (process.env.NODE_ENV === 'production')
    response.headers.set('Content-Security-Policy', policy);
  return response;
}

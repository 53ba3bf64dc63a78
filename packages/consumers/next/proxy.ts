import { NextResponse, type NextRequest } from 'next/server';
import { isLanguage } from './app/languages';

/** Gives each page a policy with its own nonce. Next puts the nonce on its scripts, and the layout passes it on. */
export function proxy(request: NextRequest) {
  const { pathname } = request.nextUrl;
  // Next's page for an address without a language has no nonce, so there is none.
  if (!isLanguage(pathname.split('/')[1]))
    return NextResponse.redirect(new URL(`/fr${pathname}`, request.url));

  const nonce = crypto.randomUUID();
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
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

/** Pages, and neither files nor what a form is sent to. */
export const config = { matcher: '/((?!_next/|contact$|.*\\.).*)' };

import type { MiddlewareHandler } from 'hono';
import { randomBytes } from 'node:crypto';
import type { Origins } from './configuration.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** The nonce of this response, for every script and style in it. */
    nonce: string;
  }
}

const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Sets the security headers of every response. HTML gets a Content-Security-Policy with a nonce of its own;
 * what the configuration names beyond our origin is allowed by exact origins.
 */
export function securityHeaders(
  readOrigins: () => Promise<{ origins: Origins }>,
): MiddlewareHandler {
  return async (context, next) => {
    const nonce = randomBytes(16).toString('base64');
    context.set('nonce', nonce);
    await next();

    const { headers } = context.res;
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('cross-origin-opener-policy', 'same-origin');
    if (!headers.has('cross-origin-resource-policy')) {
      headers.set('cross-origin-resource-policy', 'same-origin');
    }
    if (context.req.header('x-forwarded-proto') === 'https') {
      headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
    if (!isPage) {
      headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
      return;
    }
    const { origins } = await readOrigins();
    headers.set('content-security-policy', pagePolicy(nonce, origins));
    headers.set('permissions-policy', deniedFeatures.map((feature) => `${feature}=()`).join(', '));
  };
}

function pagePolicy(nonce: string, { connect, embed }: Origins): string {
  const sources = (own: string, others: readonly string[]) => [own, ...others].join(' ');
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${sources("'self'", [...connect, ...embed])}`,
    `media-src ${sources("'self' blob:", embed)}`,
    `frame-src ${sources("'self'", embed)}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

import type { MiddlewareHandler } from 'hono';
import { randomBytes } from 'node:crypto';
import type { Origins, ReadConfiguration } from './configuration.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** The nonce of this response, carried by every script and style in it. */
    nonce: string;
    /** The policy of this response, if the page needs a different one from the app's. */
    policy: string | undefined;
  }
}

const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
/** Features for our own pages and the embedded players only. */
const playerFeatures = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

/**
 * Sets the security headers of every response. HTML gets a Content-Security-Policy with a nonce generated for that
 * response. styled-components adds styles at run time, which `'self'` alone would block, while `'unsafe-inline'` would
 * also let injected ones in. Other origins are allowed only if the configuration names them.
 */
export function securityHeaders(readConfiguration: ReadConfiguration): MiddlewareHandler {
  return async (context, next) => {
    context.set('nonce', randomBytes(16).toString('base64'));
    await next();

    const { headers } = context.res;
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
    const origins = isPage ? (await readConfiguration()).origins : undefined;
    const policy =
      context.get('policy') ?? (origins ? pagePolicy(context.get('nonce'), origins) : filePolicy);
    headers.set('content-security-policy', policy);
    headers.set('permissions-policy', permissionsPolicy(origins?.embed ?? []));
    for (const [name, value] of Object.entries(fixedHeaders)) headers.set(name, value);
    if (!headers.has('cross-origin-resource-policy')) {
      headers.set('cross-origin-resource-policy', 'same-origin');
    }
    // Without includeSubDomains: we cannot know whether the subdomains speak TLS.
    if (context.req.header('x-forwarded-proto') === 'https') {
      headers.set('strict-transport-security', 'max-age=31536000');
    }
  };
}

/** The headers that are the same for every response. */
export const fixedHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** The policy of everything but pages: a file opened directly may not load anything. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'";

function pagePolicy(nonce: string, { connect, embed }: Origins): string {
  const sources = (own: string, others: readonly string[]) =>
    [...new Set([own, ...others])].join(' ');
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

function permissionsPolicy(embed: readonly string[]): string {
  const players = ['self', ...embed.map((origin) => `"${origin}"`)].join(' ');
  return [
    // The screensaver keeps the screen awake.
    'screen-wake-lock=(self)',
    ...deniedFeatures.map((feature) => `${feature}=()`),
    ...playerFeatures.map((feature) => `${feature}=(${players})`),
  ].join(', ');
}

import type { MiddlewareHandler } from 'hono';
import { randomBytes } from 'node:crypto';
import type { Origins } from '@showcase/content/configuration/origins';
import type { ReadConfiguration } from './configuration.ts';

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
    const nonce = [`'nonce-${context.get('nonce')}'`];
    const inline = { scripts: nonce, styles: nonce };
    const policy =
      context.get('policy') ??
      (origins ? `${pagePolicy(inline, origins)}; ${frameAncestors}` : filePolicy);
    headers.set('content-security-policy', policy);
    headers.set('permissions-policy', permissionsPolicy(origins?.embed ?? []));
    for (const [name, value] of Object.entries(fixedHeaders)) headers.set(name, value);
    if (!headers.has('cross-origin-resource-policy')) {
      headers.set('cross-origin-resource-policy', 'same-origin');
    }
    if (context.req.header('x-forwarded-proto') === 'https') {
      headers.set('strict-transport-security', strictTransport);
    }
  };
}

/** Without includeSubDomains: we cannot know whether the subdomains speak TLS. */
export const strictTransport = 'max-age=31536000';

/** The headers that are the same for every response. */
export const fixedHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** The policy of everything but pages: a file opened directly may not load anything. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'";

/** The part of a page's policy that only a header can hold. */
export const frameAncestors = "frame-ancestors 'self'";

/** The nonces or hashes of the scripts and styles that a page contains. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A page's policy without `frameAncestors`, so that it can also be in the page itself. */
export function pagePolicy(
  { scripts, styles }: InlineSources,
  { connect, embed }: Origins,
): string {
  const sources = (own: string, others: readonly string[]) =>
    [...new Set([own, ...others])].join(' ');
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `script-src ${sources("'self'", scripts)}`,
    `style-src ${sources("'self'", styles)}`,
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

/** The features that a page, and the players in it, may use. */
export function permissionsPolicy(embed: readonly string[]): string {
  const players = ['self', ...embed.map((origin) => `"${origin}"`)].join(' ');
  return [
    // The screensaver keeps the screen awake.
    'screen-wake-lock=(self)',
    ...deniedFeatures.map((feature) => `${feature}=()`),
    ...playerFeatures.map((feature) => `${feature}=(${players})`),
  ].join(', ');
}

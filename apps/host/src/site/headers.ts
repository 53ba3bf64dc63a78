import type { Origins } from '@showcase/content/configuration/origins';

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

/** Without includeSubDomains: we cannot know whether the subdomains speak TLS. */
export const strictTransport = 'max-age=31536000';

/** Files with a hash in their name never change. */
export const hashedFilesCache = 'public, max-age=31536000, immutable';

/** The headers that are the same for every response. */
export const fixedHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** The policy of everything but pages: a file opened directly may not load anything. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'";

/** The part of a page's policy that only a header can hold: the rest is in the page (`addPolicy`). */
export const frameAncestors = "frame-ancestors 'self'";

/** The headers of every response that isn't a page. */
export const fileHeaders: Readonly<Record<string, string>> = {
  ...fixedHeaders,
  'content-security-policy': filePolicy,
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy([]),
};

/** The headers that a page has instead. */
export function pageHeaders({ embed }: Origins): Readonly<Record<string, string>> {
  return {
    'content-security-policy': frameAncestors,
    'permissions-policy': permissionsPolicy(embed),
  };
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

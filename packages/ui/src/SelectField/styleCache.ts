import createCache, { type EmotionCache } from '@emotion/cache';

const caches = new Map<string, EmotionCache>();

/**
 * The style elements of react-select under a policy with a nonce. react-select's own `NonceProvider` adds new ones for
 * every mounted field and never removes them.
 */
export function styleCacheFor(nonce: string): EmotionCache {
  const known = caches.get(nonce);
  if (known) return known;
  const cache = createCache({ key: 'showcase-select', nonce });
  caches.set(nonce, cache);
  return cache;
}

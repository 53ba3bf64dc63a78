import createCache, { type EmotionCache } from '@emotion/cache';

const caches = new Map<string | undefined, EmotionCache>();

/**
 * The style elements of react-select, in the library's cascade layer, and allowed by a policy with a nonce. react-select's
 * own `NonceProvider` adds new ones for every mounted field and never removes them.
 */
export function styleCacheFor(nonce: string | undefined): EmotionCache {
  const known = caches.get(nonce);
  if (known) return known;
  const cache = createCache({ key: 'showcase-select', ...(nonce !== undefined && { nonce }) });
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  sheet.insert = (rule) => {
    insert(`@layer showcase{${rule}}`);
  };
  caches.set(nonce, cache);
  return cache;
}

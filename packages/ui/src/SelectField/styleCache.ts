import createCache, { type EmotionCache } from '@emotion/cache';

let cache: EmotionCache | undefined;

/**
 * The style elements of react-select, in the library's cascade layer, and allowed by a policy with a nonce. react-select's
 * own `NonceProvider` adds new ones for every mounted field and never removes them.
 */
export function styleCache(): EmotionCache {
  return (cache ??= createStyleCache());
}

function createStyleCache(): EmotionCache {
  const nonce = nonceOfPage();
  const created = createCache({ key: 'showcase-select', ...(nonce !== undefined && { nonce }) });
  const { sheet } = created;
  const insert = sheet.insert.bind(sheet);
  sheet.insert = (rule) => {
    insert(`@layer showcase{${rule}}`);
  };
  return created;
}

/** The nonce of the page's policy, where styled-components looks for it, too. */
function nonceOfPage(): string | undefined {
  const meta = document.head.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return (meta?.nonce ?? '') || meta?.content;
}

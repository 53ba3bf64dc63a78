import { useState } from 'react';
import { Glow } from './Light.styles.ts';

/**
 * The light of a poster on the ground behind the page. Every poster that has lent its light stays, unlit, so that one
 * fades into the next.
 */
export function Light({ poster }: { readonly poster: string | undefined }) {
  const [seen, setSeen] = useState<readonly string[]>([]);
  if (poster !== undefined && !seen.includes(poster)) setSeen([...seen, poster]);
  return (
    <Glow aria-hidden="true">
      {seen.map((src) => (
        <img key={src} src={src} alt="" data-lit={src === poster || undefined} />
      ))}
    </Glow>
  );
}

import { useState } from 'react';
import { Glow } from './Light.styles.ts';

/**
 * The glow of a poster on the background of the page. Earlier posters stay mounted, unlit, so one fades into the
 * next.
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

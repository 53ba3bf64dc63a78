import { useState } from 'react';
import { Layer } from '../backdrop/Backdrop.styles.ts';
import { useLayers } from '../backdrop/useLayers.ts';
import { Glow } from './PosterShelves.styles.ts';

/** The light of a poster on the ground behind the page. It fades from one to the next, and goes out without any. */
export function Light({ poster }: { readonly poster: string | undefined }) {
  const [last, setLast] = useState(poster);
  if (poster !== undefined && poster !== last) setLast(poster);
  return last === undefined ? null : <FadingLight poster={last} isLit={poster !== undefined} />;
}

interface FadingLightProps {
  readonly poster: string;
  readonly isLit: boolean;
}

function FadingLight({ poster, isLit }: FadingLightProps) {
  const { layers, markReady } = useLayers(poster, (src) => src);
  return (
    <Glow data-lit={isLit || undefined} aria-hidden="true">
      {layers.map(({ id, content, isReady }) => (
        <Layer key={id} data-ready={isReady || undefined}>
          <img
            src={content}
            alt=""
            onLoad={() => {
              markReady(id);
            }}
          />
        </Layer>
      ))}
    </Glow>
  );
}

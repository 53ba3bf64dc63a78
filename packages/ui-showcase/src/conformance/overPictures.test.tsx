import { BackgroundVideo, Page } from '@showcase/ui';
import type { ReactNode } from 'react';
import { nothing } from '../../../ui/src/conformance/samples.ts';
import { bands, testContrast } from '../../../ui/src/conformance/testContrast.tsx';
import { AgentCard } from '../AgentCard/index.ts';
import { AttractLoop } from '../AttractLoop/index.ts';
import { MediaShelves } from '../MediaShelves/index.ts';

const title = { en: 'Trade and Logistics', ar: 'التجارة والخدمات اللوجستية' };
const words = { en: 'Every step, in one place.', ar: 'جميع الخطوات في مكان واحد.' };

const attractLoop = (
  <AttractLoop
    heading="Trade"
    slides={[{ title, text: words, eyebrow: title, picture: bands }]}
    onLeave={nothing}
  />
);

/** Components with text over or next to a picture. */
const cases: Readonly<Record<string, ReactNode>> = {
  MediaShelves: (
    <MediaShelves
      shelves={[
        {
          id: 'dubai',
          heading: title,
          tiles: ['a', 'b'].map((id) => ({
            id,
            title,
            poster: bands,
            href: '/',
            variants: [{ id: 'short', label: words, href: '/' }],
          })),
        },
      ]}
    />
  ),
  'AttractLoop, text at the end': attractLoop,
  'AttractLoop, text in the middle': attractLoop,
  'AttractLoop, text at the start': attractLoop,
  'AgentCard over a BackgroundVideo': (
    <>
      <BackgroundVideo sources={[]} poster={bands.src} />
      <Page title="Glass">
        <AgentCard title={title} description={words} activities={[{ bold: title, text: words }]} />
      </Page>
    </>
  ),
};

testContrast(cases, (name) => {
  const place = /text .* (\w+)$/.exec(name)?.[1];
  if (place !== undefined) showPlace(place);
});

/** Shows the first slide of a loop with its text and button where a later slide has them. */
function showPlace(place: string) {
  document.querySelector('[data-place]')?.setAttribute('data-place', place);
  document
    .querySelector('[data-corner]')
    ?.setAttribute('data-corner', place === 'start' ? '2' : '0');
}

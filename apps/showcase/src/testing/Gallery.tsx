import type { ThemeName } from '@showcase/ui';
import { expect } from 'storybook/test';
import { Screen } from './Screen.tsx';

/** The number of screens side by side. */
const columns = 3;
const scale = 0.94 / columns;

/**
 * The screens at some addresses side by side: the first window of each, at the size of the window, scaled down. They
 * are for viewing only and cannot be operated.
 */
function Gallery({ addresses }: { readonly addresses: readonly string[] }) {
  return (
    <ul
      lang="en"
      dir="ltr"
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(${String(columns)}, 1fr)`,
        gap: '1.5rem 0',
        margin: 0,
        padding: '1.5rem 0',
        listStyle: 'none',
        justifyItems: 'center',
      }}
    >
      {addresses.map((address) => (
        <li key={address} style={{ inlineSize: `${String(scale * 100)}vw`, minInlineSize: 0 }}>
          <div
            inert
            style={{
              position: 'relative',
              overflow: 'clip',
              blockSize: `${String(scale * 100)}vh`,
              borderRadius: '0.5rem',
            }}
          >
            <div
              data-screen={address}
              style={{
                position: 'absolute',
                overflow: 'clip',
                inlineSize: '100vw',
                blockSize: '100vh',
                transform: `scale(${String(scale)})`,
                transformOrigin: '0 0',
              }}
            >
              <Screen address={address} />
            </div>
          </div>
          <p style={{ margin: 0, paddingBlock: '0.5rem', fontSize: '0.8125rem' }}>
            <bdi>{address}</bdi>
          </p>
        </li>
      ))}
    </ul>
  );
}

interface GalleryScreen {
  readonly address: string;
  readonly heading: string;
}

/** A story that shows some screens at a glance, in their theme, and expects each to have its heading. */
export function galleryOf(theme: ThemeName, screens: readonly GalleryScreen[]) {
  return {
    tags: ['!dev'],
    render: () => <Gallery addresses={screens.map(({ address }) => address)} />,
    // Posters instead of as many films.
    globals: { motion: 'reduced' },
    parameters: { hasProvider: false, theme, controls: { disable: true } },
    play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
      const shown = [...canvasElement.querySelectorAll('[data-screen]')].map((screen) => ({
        address: screen.getAttribute('data-screen'),
        heading: screen.querySelector('h1')?.textContent ?? '',
      }));
      await expect(shown).toEqual(
        screens.map(({ address, heading }) => ({
          address,
          heading: expect.stringContaining(heading) as string,
        })),
      );
    },
  };
}

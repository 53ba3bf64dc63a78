/** @jsxRuntime classic -- the manager has a React of its own, without the automatic runtime */
import * as React from 'react';
import { useGlobals, useStorybookState } from 'storybook/manager-api';
import { surfaces } from '../surfaces.ts';
import { initialGlobals } from '../toolbar.globals.ts';

interface SideBySideProps {
  readonly children?: React.ReactNode;
  readonly storyId: string;
}

/**
 * Shows the story in Arabic beside the preview when the toolbar asks for both languages. Each language has a page of
 * its own, so media queries, dialogs and interactions do not mix.
 */
export function SideBySide({ children, storyId }: SideBySideProps) {
  const [globals] = useGlobals();
  const { viewMode, refId } = useStorybookState();
  const isBoth = globals['language'] === 'both' && viewMode === 'story' && !refId;
  return (
    // The elements are the same in both cases: a preview that moves in the tree would reload.
    <div style={{ display: 'flex', inlineSize: '100%', blockSize: '100%' }}>
      <div style={{ position: 'relative', flex: '1 1 0', minInlineSize: 0 }}>{children}</div>
      {isBoth && (
        <div
          style={{
            flex: '1 1 0',
            minInlineSize: 0,
            overflow: 'auto',
            borderInlineStart: '1px solid #2a3466',
            background: '#ffffff',
          }}
        >
          <iframe
            title={`${storyId} in Arabic`}
            src={addressOf(storyId, globals)}
            style={{ display: 'block', border: 0, ...sizeOf(globals['viewport']) }}
          />
        </div>
      )}
    </div>
  );
}

function addressOf(id: string, globals: Readonly<Record<string, unknown>>): string {
  const shared = Object.keys(initialGlobals).map((name) => `${name}:${String(globals[name])}`);
  const arabic = shared.map((pair) => pair.replace('language:both', 'language:ar'));
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: arabic.join(';') }).toString()}`;
}

/** The size of the surface chosen in the toolbar, or all the space there is. */
function sizeOf(viewport: unknown) {
  const value = (viewport as { readonly value?: string } | undefined)?.value ?? '';
  const chosen = Object.entries(surfaces).find(([name]) => name === value)?.[1];
  return chosen?.styles ?? { width: '100%', height: '100%' };
}

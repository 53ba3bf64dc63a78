/** @jsxRuntime classic -- the manager has a React of its own, without the automatic runtime */
import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { useParameter } from 'storybook/manager-api';
import type { Design } from '../design.ts';

/** The frame that a story is built from: a picture of it, and where it can be opened. */
export function DesignPanel({ active = false }: { readonly active?: boolean | undefined }) {
  const design = useParameter<Design | undefined>('design');
  if (!design) return null;
  const { frame, picture, description } = design;
  return (
    <AddonPanel active={active} hasScrollbar>
      <figure style={{ margin: 0, padding: 20, fontSize: 14, lineHeight: 1.6 }}>
        {picture !== undefined && (
          <img
            src={picture}
            alt={description}
            style={{ display: 'block', maxInlineSize: '100%', blockSize: 'auto' }}
          />
        )}
        <figcaption style={{ marginBlockStart: picture === undefined ? 0 : 12 }}>
          {description}{' '}
          {frame !== undefined && (
            <a href={frame} target="_blank" rel="noopener noreferrer" style={{ color: 'inherit' }}>
              Open the frame in a new tab
            </a>
          )}
        </figcaption>
      </figure>
    </AddonPanel>
  );
}

import type { CSSProperties } from 'react';

/** Places as many figures side by side as fit. */
export const cards: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
  gap: '1rem',
};

import type { CSSProperties } from 'react';

/** As many figures beside each other as there is room for. */
export const cards: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
  gap: '1rem',
};

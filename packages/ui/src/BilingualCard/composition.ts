/** Wide enough for both languages side by side. */
export const wide = '@container bilingual (min-width: 60rem)';

/** A length of a wide composition in rem; below the width of a 1080p stage, it shrinks with the card. */
export const size = (rem: number) => `calc(${String(rem)} * min(1rem, 0.8333cqi))`;

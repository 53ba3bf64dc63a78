/** Wide enough for the languages side by side in a box. */
export const columns = '@container bilingual (min-width: 44rem)';

/** Wide enough for both languages side by side over a backdrop, or for texts next to a picture. */
export const wide = '@container bilingual (min-width: 60rem)';

/** Narrower: the texts are below the picture of a box, and above the film of a hero. */
export const stacked = '@container bilingual (max-width: 59.99rem)';

/** A length in rem for wide compositions; below the width of a 1080p stage, it shrinks with the card. */
export const size = (rem: number) => `calc(${String(rem)} * min(1rem, 0.8333cqi))`;

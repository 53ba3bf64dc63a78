/** Screens where a tile is too narrow for chips over its picture. */
export const phone = '@media (max-width: 37.4375rem)';

/** Wide enough for five columns. */
export const wide = '@media (orientation: landscape) and (min-width: 77rem)';

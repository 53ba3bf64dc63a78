/** Screens where tiles are small. */
export const phone = '@media (max-width: 37.4375rem)';

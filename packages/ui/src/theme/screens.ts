/**
 * A portrait kiosk or a large tablet held upright: it is looked at above and touched below, so that what
 * visitors press stands in the lower 40 % of the screen, within reach of everyone. A phone is not one.
 */
export const upright = '@media screen and (orientation: portrait) and (min-width: 37.5rem)';

/** Where that ends: at the foot of the screen, but not at the visitors' feet. */
export const reach = '8.9vh';

/** A laptop's screen, where little stands above the fold. */
export const low = '@media (orientation: landscape) and (max-height: 50rem)';

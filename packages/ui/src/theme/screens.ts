/**
 * A portrait kiosk or a large tablet held upright: it is looked at above and touched below, so that what
 * visitors press stands in the lower 40 % of the screen, within reach of everyone. A phone is not one.
 */
export const upright = '@media (orientation: portrait) and (min-width: 37.5rem)';

/** The condition of `portrait`. */
const portraitScreen = 'screen and (orientation: portrait) and (min-width: 37.5rem)';

/** The condition of `kiosk`. */
const kioskScreen = 'screen and (orientation: portrait) and (min-width: 60.01rem)';

/** A portrait kiosk. */
export const kiosk = `@media ${kioskScreen}`;

/** Any other screen, and paper. */
export const notKiosk = `@media not ${kioskScreen}`;

/**
 * A portrait kiosk, or a large tablet in portrait; not a phone. Visitors read its upper part and touch its lower 40 %,
 * which everyone can reach.
 */
export const portrait = `@media ${portraitScreen}`;

/** Any other screen, and paper. */
export const notPortrait = `@media not ${portraitScreen}`;

/** The height at the bottom of such a screen that's too low to touch; a tablet is in the hand (base.css). */
export const reach = 'var(--showcase-reach, 8.9vh)';

/** The height at the bottom of such a screen where a page has no controls: its dock is there, or nothing. */
export const pageEnd = `var(--showcase-page-end, ${reach})`;

/** A phone in portrait. */
export const phone = '@media (max-width: 37.4375rem)';

/** A laptop's screen, which has little room above the fold. */
export const short = '@media (orientation: landscape) and (max-height: 50rem)';

/** The shape of an icon: lines that are two units wide, on a grid of 24 by 24. */
export interface IconShape {
  /** The path, as in `d` of an SVG path. */
  readonly path: string;
  /** Whether it points in the reading direction, and is mirrored in Arabic. @default false */
  readonly mirrored?: boolean | undefined;
}

/** An arrow: leads on. */
export const forwardIcon: IconShape = { path: 'M4 12h16M14 6l6 6-6 6', mirrored: true };
/** An arrow back: leads to the previous page. */
export const backIcon: IconShape = { path: 'M20 12H4M10 6l-6 6 6 6', mirrored: true };
/** An arrow outwards: opens in a new tab. */
export const externalIcon: IconShape = { path: 'M7 17 17 7M8 7h9v9', mirrored: true };
/** Lines with bullets: opens a list of sections. */
export const listIcon: IconShape = {
  path: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  mirrored: true,
};
/** A triangle: plays. */
export const playIcon: IconShape = { path: 'M8 5.5v13l10.5-6.5z' };
/** Two bars: pauses. */
export const pauseIcon: IconShape = { path: 'M9 6v12M15 6v12' };
/** Two sheets: copies. */
export const copyIcon: IconShape = { path: 'M9 9h11v11H9zM5 15H4V4h11v1' };
/** A sheet with lines: a document. */
export const documentIcon: IconShape = { path: 'M7 3h7l4 4v14H7zM14 3v4h4M10 12h5M10 16h5' };
/** A screen on a stand: something to try. */
export const screenIcon: IconShape = { path: 'M3 5h18v11H3zM12 16v4M8 20h8' };
/** A frame with a landscape: a picture, or the place of one. */
export const pictureIcon: IconShape = { path: 'M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 4M15.5 9h.01' };
/** A house: leads home. */
export const homeIcon: IconShape = { path: 'M3 12l9-8 9 8M6 10v10h12V10' };
/** A cross: closes. */
export const closeIcon: IconShape = { path: 'M6 6l12 12M18 6 6 18' };
/** A chevron down: opens a list of options. */
export const chevronIcon: IconShape = { path: 'm6 9.5 6 6 6-6' };
/** A tick: chosen. */
export const checkIcon: IconShape = { path: 'm5 12.5 4.5 4.5L19 7.5' };
/** An exclamation mark in a circle: an error. */
export const errorIcon: IconShape = {
  path: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 7.5V13m0 3.25v.25',
};
/** A tick in a circle: success. */
export const successIcon: IconShape = {
  path: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0m5 .5 2.75 2.75L16 9.5',
};
/** A magnifying glass: searches. */
export const searchIcon: IconShape = {
  path: 'M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0m11.5 5 5 5',
};
/** A loudspeaker with waves: sound is on. */
export const soundIcon: IconShape = {
  path: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
};
/** A loudspeaker with a cross: sound is off. */
export const mutedIcon: IconShape = {
  path: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5m0-5-5 5',
};
/** Corners that point outwards: fills the screen. */
export const enterFullScreenIcon: IconShape = { path: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5' };
/** Corners that point inwards: leaves the full screen. */
export const exitFullScreenIcon: IconShape = { path: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5' };

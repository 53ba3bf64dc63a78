/** The tokens that every theme shares, by name: each is a CSS value. */
export interface Tokens {
  /** The typeface, the sizes of type and the heights of lines. */
  readonly font: Readonly<
    Record<
      | 'family'
      | 'small'
      | 'body'
      | 'lead'
      | 'heading'
      | 'figure'
      | 'title'
      | 'display'
      | 'lineBody'
      | 'lineHeading'
      | 'lineArabic'
      | 'lineArabicHeading',
      string
    >
  >;
  /** The spaces between and inside components; `page` is the margin of a page. */
  readonly space: Readonly<Record<'xs' | 's' | 'm' | 'l' | 'xl' | 'page', string>>;
  /** The radii of corners. */
  readonly radius: Readonly<Record<'s' | 'm' | 'l' | 'pill', string>>;
  /** The smallest touch target: 48 px, for standing visitors. */
  readonly target: string;
}

const step = 'var(--showcase-step, 1vw)';

/**
 * Values that every theme shares, as plain data: no CSS, no React, safe to import anywhere. Lengths are in rem, so
 * one root font size scales both a phone and a 4K wall (base.css). Type grows with `--showcase-step` between its two
 * limits: 1 % of the width, or the value in base.css for a screen that's read from further away than its width
 * suggests. Headings and spaces are at most a share of the width: at twice the text size on a phone, it's the text that
 * grows.
 */
export const tokens: Tokens = {
  font: {
    family: "'Alexandria Variable', 'Alexandria Fallback', 'Noto Sans Arabic', sans-serif",
    small: `clamp(0.9375rem, 0.4375rem + 0.78 * ${step}, 1.375rem)`,
    body: `clamp(1rem, 0.125rem + 1.25 * ${step}, 1.625rem)`,
    lead: `clamp(1.125rem, 0.25rem + 1.25 * ${step}, 1.75rem)`,
    heading: `min(clamp(1.25rem, 0.6875rem + 1.09 * ${step}, 2rem), 8vw)`,
    figure: `clamp(1.75rem, 1.1rem + 1.2 * ${step}, 2.75rem)`,
    title: `min(clamp(1.75rem, 1.2rem + 1.9 * ${step}, 3.25rem), 10vw)`,
    display: `min(clamp(2.5rem, 1.5rem + 4 * ${step}, min(6rem, 9vw)), 12.5vw)`,
    lineBody: '1.55',
    lineHeading: '1.16',
    lineArabic: '1.7',
    lineArabicHeading: '1.4',
  },
  space: {
    xs: 'min(0.5rem, 2.5vw)',
    s: 'min(0.75rem, 3.75vw)',
    m: 'min(1.25rem, 6.25vw)',
    l: 'min(clamp(1.5rem, 1.2rem + 1vw, 2.25rem), 7.5vw)',
    xl: 'min(clamp(2rem, 1.4rem + 2.6vw, 4rem), 10vw)',
    page: 'min(clamp(1.25rem, 0.4rem + 4.2vw, 6rem), 6.4vw)',
  },
  radius: { s: '0.625rem', m: '1.125rem', l: '1.75rem', pill: '100rem' },
  target: '3rem',
};

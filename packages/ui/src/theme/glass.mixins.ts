import { css } from 'styled-components';
import { theme } from './theme.ts';

/** The opacity of the glass colour, in percent: with less, a white frame beneath would fail AA contrast. */
export const glassOpacity = 82;

/**
 * Glass over moving pictures. Its background alone keeps every text of the theme readable over any frame,
 * including white and black ones (glass.test.ts); blur only makes it calmer, so nothing is lost without it.
 */
export const glass = css`
  border: 1px solid color-mix(in srgb, ${theme.color.highlight} 24%, transparent);
  border-radius: ${theme.radius.l};
  color: ${theme.color.text};
  background: color-mix(in srgb, ${theme.color.surface} ${glassOpacity}%, transparent);
  box-shadow:
    inset 0 1px 0 color-mix(in srgb, ${theme.color.text} 12%, transparent),
    ${theme.color.shade};
  backdrop-filter: blur(1.75rem) saturate(1.5);
  font-family: ${theme.font.family};

  @media (prefers-reduced-transparency: reduce) {
    background: ${theme.color.surface};
    backdrop-filter: none;
  }

  @media print {
    box-shadow: none;
    break-inside: avoid;
  }
`;

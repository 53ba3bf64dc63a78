import { css } from 'styled-components';
import { theme } from './theme.ts';

/** The opacity of the glass colour, in percent. With less, text over a white frame would fail AA contrast. */
export const glassOpacity = 86;

/**
 * Glass over moving pictures. Its background alone keeps all text readable over any frame, including white and black
 * ones (glass.test.ts). There's no blur: without a GPU, a blur over a film is redrawn every frame, which drops four
 * frames in ten.
 */
export const glass = css`
  border: 0.0625rem solid color-mix(in srgb, ${theme.color.highlight} 24%, transparent);
  border-radius: ${theme.radius.l};
  color: ${theme.color.text};
  background: color-mix(in srgb, ${theme.color.surface} ${glassOpacity}%, transparent);
  box-shadow:
    inset 0 1px 0 color-mix(in srgb, ${theme.color.text} 12%, transparent),
    ${theme.color.shade};
  font-family: ${theme.font.family};

  @media (prefers-reduced-transparency: reduce) {
    background: ${theme.color.surface};
  }

  @media print {
    box-shadow: none;
    break-inside: avoid;
  }
`;

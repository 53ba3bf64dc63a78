import { styled } from 'styled-components';
import { cornerControl } from '../internal/frame.mixins.ts';
import { theme } from '../theme/theme.ts';

const width = 'min(max(6.25rem, 5.2em), 19vw)';

export const Root = styled.nav`
  display: flex;
  gap: ${theme.space.xs};

  @media print {
    display: none;
  }
`;

export const Link = styled.a`
  ${cornerControl}
  inline-size: ${width};
  font-size: min(${theme.font.small}, 4.4vw);
  font-weight: 550;
  text-decoration: none;

  /* A page in one language would fetch the font of another script for this word alone. Latin is in every page's font. */
  [data-texts='page']:dir(ltr) > &[dir='rtl'] {
    font-family: system-ui, sans-serif;
  }
`;

import { css, styled } from 'styled-components';
import { cornerControl, cornerLandmark, pageMargin } from '../internal/frame.mixins.ts';
import { theme } from '../theme/theme.ts';

const width = 'min(5.5rem, 19vw)';

interface RootProps {
  /** The number of links. */
  readonly $count: number;
}

const room = ({ $count }: RootProps) => css`
  --showcase-languages: calc(${$count} * (${width} + ${theme.space.xs}));
`;

export const Root = styled.nav<RootProps>`
  ${(props) => cornerLandmark(room(props))}
  display: flex;
  gap: ${theme.space.xs};
  /* After a HomeLink in the corner. */
  inset-inline-start: calc(${pageMargin} + var(--showcase-home, 0px));
`;

export const Link = styled.a`
  ${cornerControl}
  inline-size: ${width};
  font-size: min(${theme.font.small}, 4.4vw);
  font-weight: 550;
  text-decoration: none;
`;

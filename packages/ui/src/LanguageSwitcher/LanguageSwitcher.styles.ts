import { css, styled } from 'styled-components';
import { cornerControl, pageMargin, pageTopWithControls } from '../internal/frame.mixins.ts';
import { cornerSpace } from '../internal/pageTop.ts';
import { theme } from '../theme/theme.ts';
import { notKiosk } from '../theme/screens.ts';

const width = 'min(5.5rem, 19vw)';

const room = css<{ readonly $count: number }>`
  --showcase-languages: calc(${({ $count }) => $count} * (${width} + ${theme.space.xs}));
  ${pageTopWithControls}
`;

export const Root = styled.nav<{ readonly $count: number }>`
  position: absolute;
  z-index: 10;
  display: flex;
  flex: none;
  gap: ${theme.space.xs};
  inset-block-start: ${cornerSpace};
  /* After a HomeLink in the corner. */
  inset-inline-start: calc(${pageMargin} + var(--showcase-home, 0px));

  /* Content that follows leaves room, as for a HomeLink. */
  :has(> &) {
    ${room}
  }

  ${notKiosk} {
    :has(> [data-bottom-bar] > &) {
      ${room}
    }
  }

  @media print {
    display: none;
  }
`;

export const Link = styled.a`
  ${cornerControl}
  inline-size: ${width};
  font-size: ${theme.font.small};
  font-weight: 550;
  text-decoration: none;
`;

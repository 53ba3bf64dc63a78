import { styled } from 'styled-components';
import { focusRing } from '../theme/mixins.ts';
import { portrait } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';

export const NoticeText = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  justify-items: start;
  min-inline-size: 0;
  color: ${theme.color.muted};
  font-size: ${theme.font.small};

  /* The texts are above the fields, at reading height; the link is below them, within reach. */
  ${portrait} {
    display: contents;
  }

  p {
    justify-self: stretch;
    margin: 0;
    text-align: start;

    ${portrait} {
      grid-column: 1 / -1;
      order: -2;
    }
  }
`;

export const More = styled.a`
  ${focusRing}
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.75em;
  min-block-size: ${theme.target};
  border-radius: ${theme.radius.s};
  color: ${theme.color.text};
  font-weight: 600;
  text-decoration: none;
  text-underline-offset: 0.35em;

  ${portrait} {
    grid-column: var(--column, 4 / -1);
    order: 4;
    min-block-size: 2.5rem;
    font-size: ${theme.font.small};
  }

  @media (hover: hover) {
    &[href]:hover {
      text-decoration: underline;
    }
  }

  &[href]:active {
    text-decoration: underline;
  }

  &[aria-disabled] {
    color: ${theme.color.muted};
  }
`;

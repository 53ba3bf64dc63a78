import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/mixins.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${theme.space.s};
  align-content: space-between;
  padding: ${theme.space.m} ${theme.space.l};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  color: ${theme.color.text};
  background: ${theme.color.surface};
  font-family: ${theme.font.family};
  container-type: inline-size;
  contain-intrinsic-inline-size: 10rem;

  &::before {
    content: '';
    inline-size: 2.5rem;
    block-size: 4px;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.highlight};
  }
`;

export const Label = styled.p`
  margin: 0;
  color: ${theme.color.muted};
  font-size: ${theme.font.body};
  font-weight: 500;
`;

/*
 * As large as its card allows: with its unit on one line if it is short; otherwise ten digits, and the unit below.
 * All figures of a row are equal.
 */
export const Value = styled.p`
  margin: 0;
  font-size: min(4rem, 20cqi);
  font-weight: 650;
  letter-spacing: -0.01em;
  font-variant-numeric: tabular-nums;
  line-height: 1.1;
  overflow-wrap: anywhere;

  :has(> ${Root} > &[data-length='long']) > ${Root} > & {
    font-size: min(4rem, 15.5cqi);
  }
`;

/* Quiet, so that the figure is read first. */
export const Unit = styled.span`
  display: inline-block;
  color: ${theme.color.muted};
  font-size: 0.45em;
  font-weight: 550;
  letter-spacing: normal;

  @container (max-width: 24rem) {
    :has(> ${Root} > [data-length='long']) > ${Root} & {
      display: block;
    }
  }
`;

export const Exact = styled.span`
  ${visuallyHidden}
`;

import { css, styled } from 'styled-components';
import { visuallyHidden } from '../theme/mixins.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${theme.space.s};
  align-content: space-between;
  padding: ${theme.space.m} ${theme.space.l};
  border: 0.0625rem solid ${theme.color.border};
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

/** The size of a figure of each length (figure.ts). */
const sizes = { medium: '17.25cqi', long: '13cqi', longest: '9cqi' };

/** For an element around cards: all their figures have the size of the longest. */
export const figuresAlike = css`
  &:has([data-length='medium']) {
    --showcase-figure: ${sizes.medium};
  }

  &:has([data-length='long']) {
    --showcase-figure: ${sizes.long};
  }

  &:has([data-length='longest']) {
    --showcase-figure: ${sizes.longest};
  }
`;

/* As large as its card allows, on one line with its unit if possible. */
export const Value = styled.p`
  margin: 0;
  font-size: min(4rem, var(--showcase-figure, var(--figure, 20cqi)));
  font-weight: 650;
  letter-spacing: -0.01em;
  line-height: 1.1;

  &[data-length='medium'] {
    --figure: ${sizes.medium};
  }

  &[data-length='long'] {
    --figure: ${sizes.long};
  }

  &[data-length='longest'] {
    --figure: ${sizes.longest};
  }
`;

/* Subdued, so people read the figure first. */
export const Unit = styled.span`
  display: inline-block;
  color: ${theme.color.muted};
  font-size: 0.45em;
  font-weight: 550;
  letter-spacing: normal;
`;

export const Exact = styled.span`
  ${visuallyHidden}
`;

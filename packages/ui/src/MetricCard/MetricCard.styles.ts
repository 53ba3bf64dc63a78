import { styled } from 'styled-components';
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

/** Selects cards in a row whose longest figure has this length (figure.ts). */
const rowOf = (length: string) => `:has(> ${Root} > [data-length='${length}']) > ${Root}`;

/* As large as its card allows, on one line with its unit if possible. All figures in a row share one size. */
export const Value = styled.p`
  margin: 0;
  font-size: min(4rem, 20cqi);
  font-weight: 650;
  letter-spacing: -0.01em;
  line-height: 1.1;
  overflow-wrap: anywhere;

  ${rowOf('medium')} > & {
    font-size: min(4rem, 17.25cqi);
  }

  ${rowOf('long')} > & {
    font-size: min(4rem, 13cqi);
  }

  ${rowOf('longest')} > & {
    font-size: min(4rem, 9cqi);
  }
`;

/* Subdued, so that people read the figure first. */
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

import { styled } from 'styled-components';
import { glass } from '../theme/glass.mixins.ts';
import { headingText } from '../theme/mixins.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.section`
  ${glass}
  display: grid;
  gap: ${theme.space.m};
  padding: ${theme.space.l};
`;

export const Headings = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.xs} ${theme.space.l};

  /* The other language ends where the page begins: on a separate line, it keeps to its own side. */
  > :last-child {
    margin-inline-end: auto;
  }
`;

export const Heading = styled.h2`
  ${headingText}
  color: ${theme.color.highlight};
  font-size: ${theme.font.heading};
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${theme.space.s};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
  }

  /* A row of a directory, with each language at its own edge. */
  li > * {
    grid-template-columns: 1fr 1fr;
    border-radius: ${theme.radius.m};
    padding-inline: ${theme.space.m};
    font-size: ${theme.font.small};
    font-weight: 550;
    text-align: start;
  }

  /* The mark between the languages: an icon or a dot. */
  li [aria-hidden] {
    display: none;
  }
`;

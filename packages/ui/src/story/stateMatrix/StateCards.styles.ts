import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** The frame around a matrix is in English, whatever the toolbar says; its cells have their own languages. */
export const Frame = styled.section`
  display: grid;
  gap: 1rem;
  padding: 1.5rem;
  color: ${theme.color.text};
  background: ${theme.color.page};
  font-family: ${theme.font.family};
  font-size: 14px;
  line-height: 1.4;
`;

export const Caption = styled.h2`
  margin: 0;
  font-size: 18px;
  font-weight: 650;
`;

/** One choice per state, which shows that state alone or next to another one. */
export const Index = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;

  button {
    min-block-size: 28px;
    padding: 2px 12px;
    border: 1px solid ${theme.color.border};
    border-radius: 14px;
    color: inherit;
    background: none;
    font: inherit;
    cursor: pointer;

    &:hover {
      background: ${theme.color.soft};
    }

    &:focus-visible {
      outline: 2px solid ${theme.color.focus};
      outline-offset: 2px;
    }

    &[aria-pressed='true'] {
      color: ${theme.color.onAccent};
      background: ${theme.color.accent};
    }
  }
`;

/* Several states a row where there is room; one that needs room is at half its size until its state is chosen. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--card, 26rem), 100%), 1fr));
  gap: 0.75rem;
  align-items: start;

  &[data-room] {
    --card: 30rem;
    --zoom: 0.5;
  }

  &[data-room='full'] {
    --card: 100%;
  }

  &[data-chosen='1'] {
    --card: 100%;
  }

  &[data-chosen='2'] {
    --card: 30rem;
  }

  &[data-chosen] {
    --zoom: 1;
  }
`;

export const Card = styled.figure`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  min-inline-size: 0;
  margin: 0;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.s};

  /* Full size needs the width of both columns. */
  [data-room][data-chosen] > & {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/* It stays in sight while its state is. */
export const Label = styled.figcaption`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  grid-column: 1 / -1;
  padding: 0.5rem 0.75rem;
  border-block-end: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.s} ${theme.radius.s} 0 0;
  background: ${theme.color.raised};
  font-weight: 600;
`;

export const Cell = styled.div`
  isolation: isolate;
  min-inline-size: 0;
  padding: 0.5rem;

  > div {
    min-block-size: 0;
    padding: 1rem;
    border-radius: ${theme.radius.s};
    overflow-wrap: anywhere;
    zoom: var(--zoom, 1);
  }

  /* Shows each state immediately, without its transition. */
  * {
    transition: none !important;
  }
`;

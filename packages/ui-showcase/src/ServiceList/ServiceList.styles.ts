import { styled } from 'styled-components';
import { theme } from '@showcase/ui';
import { focusRing, headingText, plainButton } from '@showcase/ui/internal';

/** A stage or a wall, where the list next to the dial has room for larger cells. */
const stage = '@media (orientation: landscape) and (min-width: 100rem)';

export const Root = styled.section`
  display: grid;
  align-content: start;
  gap: ${theme.space.s};
  color: ${theme.color.text};
  font-family: ${theme.font.family};
`;

export const Title = styled.h2`
  ${headingText}
  font-size: ${theme.font.lead};
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 10.4rem), 1fr));
  gap: ${theme.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;

  ${stage} {
    grid-auto-rows: 1fr;
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Service = styled.button`
  ${plainButton}
  ${focusRing}
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 4rem;
  padding: 0.4rem 0.75rem;
  border: 2px solid transparent;
  border-radius: ${theme.radius.s};
  color: ${theme.color.onPositive};
  background: ${theme.color.positive};
  font-size: ${theme.font.small};
  font-weight: 600;
  line-height: 1.2;

  transition:
    filter 0.2s,
    transform 0.2s;

  @media (hover: hover) {
    &:hover {
      filter: brightness(1.12);
    }
  }

  &:active {
    transform: scale(0.97);
  }

  &:disabled {
    color: ${theme.color.onIdle};
    background: ${theme.color.idle};
    cursor: not-allowed;
    filter: none;
    transform: none;
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
    &:active {
      transform: none;
    }
  }
`;

export const Empty = styled.p`
  margin: 0;
  padding: ${theme.space.s} ${theme.space.m};
  border: 0.0625rem dashed ${theme.color.border};
  border-radius: ${theme.radius.m};
  color: ${theme.color.muted};
`;

import { styled } from 'styled-components';
import { focusRing, headingText, plainButton } from '../theme/mixins.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.section`
  display: grid;
  align-content: start;
  gap: ${theme.space.m};
  color: ${theme.color.text};
  font-family: ${theme.font.family};
`;

export const Title = styled.h2`
  ${headingText}
  font-size: ${theme.font.heading};
`;

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Service = styled.button`
  ${plainButton}
  ${focusRing}
  min-block-size: ${theme.target};
  padding: 0.55rem 1.15rem;
  border: 2px solid transparent;
  border-radius: ${theme.radius.pill};
  color: ${theme.color.onPositive};
  background: ${theme.color.positive};
  font-size: ${theme.font.body};
  font-weight: 550;
  line-height: 1.3;
  transition:
    filter 0.2s,
    transform 0.2s;

  &:hover {
    filter: brightness(1.12);
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
  padding: ${theme.space.m} ${theme.space.l};
  border: 1px dashed ${theme.color.border};
  border-radius: ${theme.radius.m};
  color: ${theme.color.muted};
`;

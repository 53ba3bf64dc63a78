import { styled } from 'styled-components';
import { focusRing } from '../theme/mixins.ts';
import { portrait } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.a`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  gap: min(${theme.space.m}, 5.2vw);
  min-block-size: ${theme.target};
  padding-block: ${theme.space.xs};
  padding-inline: ${theme.space.xs} min(${theme.space.l}, 6.2vw);
  border: 0.0625rem solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  color: ${theme.color.text};
  background: ${theme.color.surface};
  font-family: ${theme.font.family};
  font-size: min(${theme.font.body}, 7vw);
  font-weight: 600;
  line-height: 1.3;
  text-decoration: none;
  transition:
    background-color 0.2s,
    border-color 0.2s,
    transform 0.2s;

  @media (hover: hover) {
    &[href]:hover {
      border-color: ${theme.color.highlight};
      background: ${theme.color.raised};
    }
  }

  &[href]:active {
    transform: scale(0.98);
  }

  &[aria-disabled] {
    border-style: dashed;
    color: ${theme.color.muted};
    cursor: not-allowed;
  }

  &[data-size='large'] {
    gap: ${theme.space.l};
    padding-block: ${theme.space.s};
    padding-inline: ${theme.space.s} ${theme.space.xl};
    border-radius: ${theme.radius.l};
    font-size: ${theme.font.heading};
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
    &[href]:active {
      transform: none;
    }
  }
`;

export const Image = styled.img`
  display: block;
  block-size: min(clamp(3.5rem, 7vh, 4.75rem), 15.2vw);

  ${portrait} {
    block-size: 3rem;
  }

  inline-size: auto;
  border-radius: calc(${theme.radius.m} - 0.375rem);

  /* The arrow points along the reading direction. */
  &:dir(rtl) {
    transform: scaleX(-1);
  }

  [data-size='large'] > & {
    block-size: min(clamp(4.5rem, 11vh, 7.5rem), 24vw);
    border-radius: calc(${theme.radius.l} - 0.5rem);
  }
`;

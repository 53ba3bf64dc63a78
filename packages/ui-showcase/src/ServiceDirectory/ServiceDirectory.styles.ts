import { styled } from 'styled-components';
import { theme } from '@showcase/ui';
import { half, halves, headingText, kiosk, portrait, short } from '@showcase/ui/internal';

const width = '34rem';

export const Root = styled.div`
  container: bilingual / inline-size;
  inline-size: 100%;
  color: ${theme.color.text};
  font-family: ${theme.font.family};
`;

export const Between = styled.div`
  place-self: center;
  font-size: ${theme.font.small};
  text-align: center;

  @container bilingual (min-width: ${width}) {
    grid-row: span 2;
    inline-size: clamp(7rem, 20cqi, 18rem);

    ${portrait} {
      inline-size: 24cqi;
    }
  }

  ${short} {
    align-self: start;
  }
`;

export const Halves = styled.div`
  ${halves(width)}

  &:has(> ${Between}) {
    @container bilingual (min-width: ${width}) {
      grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
      column-gap: clamp(0.75rem, 2cqi, 4rem);
    }
  }

  @media print {
    break-inside: avoid;
  }
`;

export const Half = styled.section`
  ${half(width, 2)}
`;

export const Heading = styled.h2`
  ${headingText}
  color: ${theme.color.highlight};
  font-size: ${theme.font.heading};
`;

export const List = styled.ul`
  margin: ${theme.space.s} 0 0;
  padding: 0;
  list-style: none;

  li + li {
    border-block-start: 0.0625rem solid
      color-mix(in srgb, ${theme.color.highlight} 18%, transparent);
  }
`;

export const Service = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};
  min-block-size: ${theme.target};
  margin-inline: calc(-1 * ${theme.space.s});
  padding: 0.2rem ${theme.space.s};
  border-radius: ${theme.radius.s};
  color: ${theme.color.text};
  font-size: ${theme.font.body};
  line-height: 1.35;
  text-decoration: none;
  transition: background-color 0.2s;

  svg {
    color: ${theme.color.accent};
    transition: translate 0.2s;

    @media (forced-colors: active) {
      color: inherit;
    }
  }

  /* All rows are within reach, and take the height of the screen. */
  ${portrait} {
    gap: ${theme.space.xs};
    min-block-size: max(44px, 4.6vh);
    padding-block: 0;
    font-size: ${theme.font.small};
  }

  /* Each name fits on one line, so the two lists stay level. */
  ${kiosk} {
    min-block-size: 54px;
    font-size: calc(0.94 * ${theme.font.small});
  }

  @media print {
    min-block-size: 0;
    padding-block: 0.25rem;
  }

  &:focus-visible {
    outline: 3px solid ${theme.color.focus};
    outline-offset: -3px;
  }

  @media (hover: hover) {
    &[href]:hover {
      background: ${theme.color.soft};

      svg {
        translate: 0.25rem 0;
      }

      svg:dir(rtl) {
        translate: -0.25rem 0;
      }
    }
  }

  &[href]:active {
    background: ${theme.color.border};
  }

  &[aria-disabled] {
    color: ${theme.color.muted};
    cursor: not-allowed;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;

    svg {
      transition: none;
    }
  }
`;

export const Reason = styled.span`
  flex: none;
  color: ${theme.color.muted};
  font-size: ${theme.font.small};
`;

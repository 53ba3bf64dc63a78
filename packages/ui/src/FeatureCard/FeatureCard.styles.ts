import { styled } from 'styled-components';
import { headingText, languagesStacked, pictureGround } from '../theme/mixins.ts';
import { motion } from '../motion/motion.ts';
import { notKiosk, portrait, short } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';

/** For one of many cards in a row. */
const narrow = '@container (max-width: 13rem)';
/** For one of two or three cards, with room for larger text. */
const broad = '@container (min-width: 24rem)';
/** For a card that is a row, with its picture before its text. */
const row = '@container (min-width: 16rem) and (max-width: 28rem)';
/** Then the title and the link share a line, if both are short and in one language. */
const oneLine = ':not(:has(> [data-long], > * > [lang] ~ [lang])) > &';

export const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: 1fr auto;
  overflow: hidden;
  border: 0.0625rem solid ${theme.color.border};
  border-radius: ${theme.radius.l};
  color: ${theme.color.text};
  background: ${theme.color.surface};
  font-family: ${theme.font.family};
  transition:
    border-color 0.2s,
    transform ${motion.css};

  @media (hover: hover) {
    &:has([href]):hover {
      border-color: ${theme.color.accent};
      transform: translateY(-4px);
    }
  }

  &:active {
    transform: none;
  }

  @media print {
    break-inside: avoid;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
    &:has([href]):hover {
      transform: none;
    }
  }
`;

export const Figure = styled.div`
  position: relative;
  overflow: hidden;
  min-block-size: clamp(7rem, 20vh, 11rem);

  ${portrait} {
    min-block-size: 4.25rem;
  }

  ${short} {
    min-block-size: var(--showcase-picture, 5.5rem);
  }

  @media print {
    min-block-size: 5rem;
  }

  ${pictureGround}

  img {
    position: absolute;
    inset: 0;
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: 50% 40%;
  }
`;

export const Body = styled.div`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-template-rows: auto 1fr auto;
  gap: ${theme.space.s};
  padding: min(${theme.space.l}, 8%);
  container-type: inline-size;

  ${portrait} {
    grid-template-rows: auto;
    align-content: center;
    gap: 0.35rem ${theme.space.s};
    padding-block: 0.3rem;
  }

  ${short} {
    gap: ${theme.space.xs};
    padding: min(${theme.space.m}, 8%);
    padding-block: ${theme.space.s} ${theme.space.xs};
  }
`;

export const Title = styled.h2`
  ${headingText}
  grid-column: 1 / -1;
  font-size: ${theme.font.heading};

  ${narrow} {
    font-size: ${theme.font.lead};

    &[data-long] {
      font-size: min(${theme.font.lead}, 11cqi);
    }
  }

  /* Both languages share a line if they fit. */
  ${broad} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.space.s};
  }

  ${short} {
    font-size: 1.25rem;
  }

  > * + [lang] {
    margin-inline-end: auto;
  }

  ${portrait} {
    margin-block-start: ${theme.space.xs};

    ${notKiosk} {
      margin-block-start: ${theme.space.m};
    }

    ${row} {
      margin-block: 0;
      font-size: calc(0.9 * ${theme.font.heading});

      ${oneLine} {
        grid-column: 1;
        align-self: last baseline;
      }
    }
  }
`;

export const Text = styled.p`
  ${languagesStacked}
  grid-column: 1 / -1;
  margin: 0;
  color: ${theme.color.muted};

  ${narrow} {
    font-size: ${theme.font.small};
  }

  ${portrait} {
    font-size: ${theme.font.small};
    line-height: 1.3;
    text-wrap: balance;
  }

  ${broad} {
    font-size: ${theme.font.body};
    text-wrap: balance;
  }
`;

/* The whole card is the link's hit area; the focus ring is drawn around the card. */
export const Action = styled.a`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  grid-column: 1 / -1;
  justify-self: start;
  gap: 0 0.6rem;
  min-block-size: ${theme.target};
  color: ${theme.color.accent};
  /* On one line also in a narrow card. */
  font-size: min(1em, 11.5cqi);
  font-weight: 600;
  line-height: 1.3;
  text-decoration-line: underline;
  text-decoration-thickness: 2px;
  text-decoration-color: transparent;
  text-underline-offset: 0.35em;

  ${narrow} {
    gap: 0.3rem;

    &:not([data-long], :has(> [lang] ~ [lang])) {
      flex-wrap: nowrap;
    }

    &[data-long] {
      font-size: min(1em, 10.5cqi);
    }
  }

  ${broad} {
    font-size: ${theme.font.body};
  }

  ${portrait} {
    min-block-size: 0;
    margin-block: 0.2rem ${theme.space.xs};

    ${notKiosk} {
      margin-block-end: ${theme.space.m};
    }

    ${row} {
      margin-block: 0;

      ${oneLine} {
        grid-area: 1 / 2;
        align-self: last baseline;
        align-items: baseline;

        /* The baseline is that of the text. */
        > svg {
          align-self: center;
        }
      }
    }
  }

  svg {
    flex: none;
    inline-size: 1.1em;
    block-size: 1.1em;
    stroke-width: 2.2;
  }

  &[aria-disabled='true'] {
    color: ${theme.color.text};
    cursor: default;
  }

  &[href]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: calc(${theme.radius.l} - 1px);
  }

  @media (hover: hover) {
    &[href]:hover {
      text-decoration-color: currentcolor;
    }
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 3px solid ${theme.color.focus};
    outline-offset: -6px;
  }
`;

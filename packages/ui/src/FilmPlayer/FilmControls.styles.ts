import { css, styled } from 'styled-components';
import { plainButton, visuallyHidden } from '../theme/mixins.ts';
import { theme } from '../theme/theme.ts';

/* Light on dark in every theme, as the film is. */
const control = css`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-inline-size: max(${theme.target}, 48px);
  min-block-size: max(${theme.target}, 48px);
  border-radius: ${theme.radius.pill};
  font-family: ${theme.font.family};
  font-size: ${theme.font.small};
  font-weight: 600;

  > svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
  }

  &:focus-visible {
    outline: 3px solid #ffffff;
    outline-offset: -3px;
  }

  @media (hover: hover) {
    &:hover {
      background: rgb(243 245 255 / 16%);
    }
  }
`;

export const Button = styled.button`
  ${control}
`;

export const Choice = styled.button`
  ${control}
  padding-inline: 0.75rem;

  &[aria-pressed='true'] > span:last-child {
    text-decoration: underline;
    text-decoration-thickness: 0.15em;
    text-underline-offset: 0.3em;
  }
`;

export const Hidden = styled.span`
  ${visuallyHidden}
`;

export const Bar = styled.div`
  position: relative;
  align-self: end;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 0 0.25rem;
  padding: 2.5rem clamp(0.25rem, 1.5cqi, 1.25rem) clamp(0.25rem, 1cqi, 0.75rem);
  color: #f3f5ff;
  background: linear-gradient(transparent, rgb(5 6 8 / 78%) 3rem);
  transition: opacity 0.3s;

  /* Where the film fades, so does this. */
  @container film (max-aspect-ratio: 16/10) {
    background: linear-gradient(transparent, rgb(5 6 8 / 78%));
  }

  [data-idle] > &:not(:focus-within) {
    opacity: 0;
  }

  /* Until its length is known, there's no line of time between its controls. */
  &:not(:has(> input)) > [data-play] {
    margin-inline-end: auto;
  }

  /* Before the film starts, its control is large, in the middle. */
  &:not([data-started]) {
    align-self: stretch;
    display: grid;
    place-content: center;
    padding: 0;
    background: none;

    > ${Button} {
      inline-size: clamp(4rem, 20cqmin, 9rem);
      block-size: clamp(4rem, 20cqmin, 9rem);
      border: 0.0625rem solid rgb(243 245 255 / 26%);
      background: rgb(23 24 29 / 88%);

      > svg {
        inline-size: 50%;
        block-size: 50%;
        fill: currentcolor;
      }
    }
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }

  @media print {
    display: none;
  }
`;

/* On a narrow film it has its own line. */
export const Position = styled.input`
  flex: 1 1 12rem;
  min-inline-size: 0;
  block-size: max(${theme.target}, 48px);
  margin: 0;
  appearance: none;
  background: none;
  cursor: pointer;
  --line: linear-gradient(
    90deg,
    #f3f5ff calc(100% * var(--played)),
    rgb(243 245 255 / 32%) calc(100% * var(--played))
  );

  &::-webkit-slider-runnable-track {
    block-size: 0.25rem;
    border-radius: 0.25rem;
    background: var(--line);
  }

  &::-webkit-slider-thumb {
    appearance: none;
    inline-size: 1rem;
    block-size: 1rem;
    margin-block-start: -0.375rem;
    border-radius: 50%;
    background: #f3f5ff;
  }

  &::-moz-range-track {
    block-size: 0.25rem;
    border-radius: 0.25rem;
    background: var(--line);
  }

  &::-moz-range-thumb {
    inline-size: 1rem;
    block-size: 1rem;
    border: 0;
    border-radius: 50%;
    background: #f3f5ff;
  }

  &:focus-visible {
    outline: 3px solid #ffffff;
    outline-offset: -3px;
    border-radius: ${theme.radius.pill};
  }

  @container film (max-width: 36rem) {
    order: -1;
    flex-basis: 100%;
    margin-inline: 0.5rem;
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

export const Time = styled.span`
  padding-inline: 0.5rem;
  font-size: ${theme.font.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  @container film (max-width: 36rem) {
    margin-inline-end: auto;
  }
`;

/* Says why the film is silent: the browser lets it start only without sound. */
export const Unmute = styled.button`
  ${control}
  position: relative;
  align-self: start;
  justify-self: start;
  margin: clamp(0.5rem, 2cqi, 1.5rem);
  padding-inline: 1rem 1.25rem;
  border: 0.0625rem solid rgb(243 245 255 / 26%);
  color: #f3f5ff;
  background: rgb(23 24 29 / 88%);
`;

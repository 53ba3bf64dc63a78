import { keyframes, styled } from 'styled-components';
import { theme } from '@showcase/ui';
import { plainButton } from '@showcase/ui/internal';

/* From edge to edge around the middle, so it's the same in both reading directions. */
const across = keyframes`
  from { translate: calc(50% - 50cqi + 1rem) 0; }
  to { translate: calc(50cqi - 50% - 1rem) 0; }
`;

const along = keyframes`
  from { translate: 0 calc(50% - 50cqb + 1rem); }
  to { translate: 0 calc(50cqb - 50% - 1rem); }
`;

/* Black in every theme, and when visitors use their own colours. */
export const Root = styled.dialog`
  position: fixed;
  inset: 0;
  container: blank / size;
  display: grid;
  place-content: center;
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  color: #8c8c8c;
  background: #000;
  font-family: ${theme.font.family};
  font-size: ${theme.font.body};
  cursor: none;
  forced-color-adjust: none;

  &::backdrop {
    background: #000;
  }
`;

/* Two animations of different durations: the hint doesn't repeat its path for an hour and a half. */
export const Across = styled.div`
  max-inline-size: calc(100cqi - 2rem);
  animation: ${across} 67s ease-in-out -20s infinite alternate;

  @media (prefers-reduced-motion: reduce) {
    animation-timing-function: steps(3, jump-none);
  }
`;

export const Leave = styled.button`
  ${plainButton}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0.25rem 0.9em;
  min-block-size: ${theme.target};
  padding: 0.5em 1.2em;
  border-radius: ${theme.radius.l};
  text-align: center;
  text-wrap: balance;
  cursor: none;
  animation: ${along} 41s ease-in-out -12s infinite alternate;

  &:focus-visible {
    outline: 2px solid currentcolor;
    outline-offset: -2px;
  }

  i {
    inline-size: 0.4em;
    block-size: 0.4em;
    border-radius: 50%;
    background: currentcolor;
  }

  /* When stacked, they need nothing between them. */
  @container blank (max-width: 60rem) {
    flex-direction: column;

    i {
      display: none;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    animation-timing-function: steps(4, jump-none);
  }
`;

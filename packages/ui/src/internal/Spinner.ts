import { styled } from 'styled-components';

/** Says that something is loading, in the colour of the text around it. */
export const Spinner = styled.span`
  flex: none;
  inline-size: 1.1em;
  block-size: 1.1em;
  border: 2px solid currentcolor;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: showcase-turn 0.9s linear infinite;

  @keyframes showcase-turn {
    to {
      transform: rotate(1turn);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    border-style: dotted;
    animation: none;
  }
`;

import { styled } from 'styled-components';

export const Bar = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: var(--bar, 2.4mm);
  fill: currentcolor;

  &[data-framed] {
    border: 0.25mm solid currentcolor;
  }

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;

import { styled } from 'styled-components';

/* Has no box of its own: the picture goes behind everything, the control above it. */
export const Root = styled.div`
  display: contents;
`;

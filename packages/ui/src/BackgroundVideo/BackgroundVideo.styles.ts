import { styled } from 'styled-components';

/* Has no box: the picture goes behind everything, the control above it. */
export const Root = styled.div`
  display: contents;
`;

import { styled } from 'styled-components';

/* Without a place of its own: the picture goes behind everything, the control above it. */
export const Root = styled.div`
  display: contents;
`;

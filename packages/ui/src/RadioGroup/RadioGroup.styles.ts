import { styled } from 'styled-components';
import { Root as FieldRoot } from '../field/Field.styles.ts';

export const Root = styled(FieldRoot).attrs({ as: 'fieldset' })`
  gap: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0;
  }
`;

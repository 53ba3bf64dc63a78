import { styled } from 'styled-components';
import { fieldBox, fieldFault, fieldFocus } from '../field/Field.styles.ts';

export const Input = styled.input`
  ${fieldBox}

  &[aria-invalid='true'] {
    ${fieldFault}
  }

  &:focus-visible {
    ${fieldFocus}
  }
`;

export const TextArea = styled.textarea`
  ${fieldBox}
  display: block;
  resize: none;

  &[aria-invalid='true'] {
    ${fieldFault}
  }

  &:focus-visible {
    ${fieldFocus}
  }
`;

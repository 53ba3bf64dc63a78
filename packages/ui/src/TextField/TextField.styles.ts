import { css, styled } from 'styled-components';
import { fieldBox, fieldFault, fieldFocus } from '../field/Field.styles.ts';
import { theme } from '../theme/theme.ts';

const textBox = css`
  ${fieldBox}

  &::placeholder {
    color: ${theme.color.muted};
    opacity: 1;
  }

  /* An empty box follows the page; 'auto' would put its caret on the left on an Arabic page. */
  &:placeholder-shown {
    direction: inherit;
  }

  &[aria-invalid='true'] {
    ${fieldFault}
  }

  &:focus-visible {
    ${fieldFocus}
  }
`;

export const Input = styled.input`
  ${textBox}
  /* Digits have no direction: they stand where the page's lines begin, and with them every short text. */
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;

export const TextArea = styled.textarea`
  ${textBox}
  display: block;
  resize: none;
`;

import { styled } from 'styled-components';
import { notPortrait, portrait, short } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';
import { wideForm } from './ContactForm.styles.ts';

/*
 * On the page from the start, though empty, so text added later is announced. In a wide form it's next to the buttons,
 * and keeps the height of two lines, so nothing moves; on a kiosk it's next to the message box, above the buttons.
 */
export const Line = styled.div`
  &:empty {
    position: absolute;
  }

  ${notPortrait} {
    ${wideForm} {
      min-block-size: calc(3.4em + 1.125rem);
      align-content: center;

      &:empty {
        position: static;
      }
    }
  }

  ${short} {
    min-block-size: 0;
  }

  ${portrait} {
    grid-column: var(--column, 4 / -1);
    order: 2;
    align-self: end;
  }
`;

export const LineText = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 0.75rem;
  margin: 0;
  padding: 0.5rem 1.125rem;
  border: 0.0625rem solid currentColor;
  border-radius: ${theme.radius.s};
  background: ${theme.color.raised};
  font-weight: 500;

  &[data-tone='error'] {
    color: ${theme.color.warning};
  }

  &[data-tone='success'] {
    color: ${theme.color.positive};
  }

  svg {
    inline-size: 1.4em;
    block-size: 1.4em;
    margin-block-start: 0.05em;
  }

  &:lang(ar) svg {
    margin-block-start: 0.2em;
  }
`;

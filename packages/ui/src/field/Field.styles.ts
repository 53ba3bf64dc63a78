import { css, styled } from 'styled-components';
import { portrait, short } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';

/** Styles of the boxes that visitors type or choose in: text boxes, and the select before and after scripts run. */
export const fieldBox = css`
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: calc(${theme.target} + 0.5rem);
  margin: 0;
  padding: 0.75rem 1.125rem;
  border: 1.5px solid color-mix(in srgb, ${theme.color.muted} 70%, ${theme.color.surface});
  border-radius: ${theme.radius.s};
  color: ${theme.color.text};
  background: ${theme.color.page};
  font-family: ${theme.font.family};
  font-size: ${theme.font.body};
  line-height: 1.5;
  text-align: start;
  /* Scrolls into view together with its label. */
  scroll-margin-block: 6rem;
  transition:
    border-color 0.2s,
    background-color 0.2s;

  @media (hover: hover) {
    &:hover {
      border-color: ${theme.color.text};
    }
  }

  &:disabled {
    cursor: not-allowed;
    color: ${theme.color.onIdle};
    border-color: transparent;
    background: ${theme.color.idle};
    opacity: 1;
  }

  ${short} {
    min-block-size: ${theme.target};
    padding-block: 0.5rem;
  }

  ${portrait} {
    min-block-size: ${theme.target};
    padding-block: 0.4rem;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

/** The focus ring of a field. */
export const fieldFocus = css`
  border-color: ${theme.color.focus};
  outline: 3px solid ${theme.color.focus};
  outline-offset: 2px;
`;

/** The edge of an invalid field: thicker, so it doesn't rely on colour alone. */
export const fieldFault = css`
  border-color: ${theme.color.warning};
  box-shadow: inset 0 0 0 1px ${theme.color.warning};
`;

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.55rem;
  min-inline-size: 0;
  color: ${theme.color.text};
  font-family: ${theme.font.family};
`;

export const Label = styled.label`
  align-self: start;
  font-size: ${theme.font.small};
  font-weight: 600;
  line-height: 1.4;
`;

/* A checkbox or a radio button with its label, which can be pressed as well. */
export const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-block-size: ${theme.target};
  font-size: ${theme.font.body};
  cursor: pointer;

  > span {
    min-inline-size: 0;
  }

  input {
    flex: none;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    accent-color: ${theme.color.accent};
    cursor: inherit;

    &:focus-visible {
      outline: 3px solid ${theme.color.focus};
      outline-offset: 2px;
    }

    &[aria-invalid='true'] {
      outline: 1.5px solid ${theme.color.warning};
      outline-offset: 2px;
    }
  }

  &:has(:disabled) {
    color: ${theme.color.muted};
    cursor: not-allowed;
  }

  a {
    color: inherit;
  }
`;

export const Marker = styled.span`
  margin-inline-start: 0.3em;
  color: ${theme.color.highlight};
`;

export const Hint = styled.p`
  margin: 0;
  color: ${theme.color.muted};
  font-size: ${theme.font.small};
`;

export const Fault = styled.p`
  display: flex;
  gap: 0.5em;
  margin: 0;
  color: ${theme.color.warning};
  font-size: ${theme.font.small};
  font-weight: 500;

  svg {
    inline-size: 1.15em;
    block-size: 1.15em;
    margin-block-start: 0.2em;
  }
`;

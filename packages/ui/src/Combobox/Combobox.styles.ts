import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { visuallyHidden } from '../theme/mixins.ts';
import { kiosk, portrait } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  position: relative;
  flex: 1 1 20rem;
  min-inline-size: 0;
  font-family: ${theme.font.family};
`;

export const Label = styled.label`
  ${visuallyHidden}
`;

export const Input = styled.input`
  display: block;
  inline-size: 100%;
  min-block-size: 3.75rem;
  padding-block: 0.75rem;
  /* Equal on both sides: text in the other direction starts at the end, and would run under the icon. */
  padding-inline: 3.4rem;
  border: 1.5px solid ${theme.color.muted};
  border-radius: ${theme.radius.pill};
  color: ${theme.color.text};
  background: ${theme.color.surface};
  font: inherit;
  font-size: ${theme.font.body};
  text-overflow: ellipsis;

  /* Placeholder draws it. */
  &::placeholder {
    opacity: 0;
  }

  /* An empty box starts where the page does; 'auto' would left-align it on an Arabic page. */
  &:placeholder-shown {
    direction: inherit;
  }

  @media (hover: hover) {
    &:hover {
      border-color: ${theme.color.text};
    }
  }

  &:focus-visible {
    border-color: ${theme.color.focus};
    outline: 3px solid ${theme.color.focus};
    outline-offset: 1px;
  }
`;

/* A name in two scripts breaks between them where it's too long, and each part ends in an ellipsis at its own end. */
export const Placeholder = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  flex-wrap: wrap;
  align-content: center;
  column-gap: 0.3em;
  padding-inline: calc(3.4rem + 1.5px);
  color: ${theme.color.muted};
  font-size: ${theme.font.body};
  pointer-events: none;

  ${Input}:not(:placeholder-shown) + & {
    display: none;
  }

  /* Two lines fit in the box. */
  &[data-arabic] {
    padding-inline-end: 1.5rem;
    font-size: ${theme.font.small};
    line-height: 1.22;

    ${kiosk} {
      font-size: calc(0.92 * ${theme.font.small});
    }
  }

  &::before,
  &[data-arabic]::after {
    max-inline-size: 100%;
    overflow-x: clip;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &::before {
    content: attr(data-text);
    unicode-bidi: plaintext;
  }

  &[data-arabic]::after {
    content: attr(data-arabic);
    direction: rtl;
  }
`;

export const SearchIcon = styled(Icon)`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 1.2rem;
  margin-block: auto;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  color: ${theme.color.muted};
  pointer-events: none;
`;

export const Popup = styled.div`
  position: absolute;
  z-index: 20;
  inset-block-start: calc(100% + 0.5rem);
  inset-inline: 0;
  overflow: hidden;
  border: 0.0625rem solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  color: ${theme.color.text};
  background: ${theme.color.raised};
  box-shadow: ${theme.color.shade};

  /* On a portrait kiosk, above the box and clear of the on-screen keyboard. */
  ${portrait} {
    inset-block: auto calc(100% + 0.5rem);
  }
`;

/* At most 300 pixels high at any text size, so the page below stays in view. */
export const List = styled.ul`
  position: relative;
  max-block-size: 300px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
`;

export const Option = styled.li`
  display: flex;
  align-items: center;
  /* Half a row at the end of the list shows that it scrolls. */
  block-size: 3.4rem;

  /* The first row above the box is within reach. */
  ${portrait} {
    block-size: 3.2rem;
  }

  /* Aligns the names with the text of the box. */
  padding-inline: 3.45rem 1.5rem;
  cursor: pointer;

  /* All rows have the same height, which fits two lines. */
  bdi {
    display: -webkit-box;
    overflow: hidden;
    line-height: 1.2;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  @media (max-width: 40rem) {
    padding-inline: 1.5rem;
  }

  @media (hover: hover) {
    &:hover {
      background: ${theme.color.idle};
    }
  }

  &[aria-selected='true'] {
    color: ${theme.color.onAccent};
    background: ${theme.color.accent};
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Count = styled.p`
  margin: 0;
  padding: 0.5rem 1.5rem;
  border-block-start: 0.0625rem solid ${theme.color.border};
  color: ${theme.color.muted};
  font-size: ${theme.font.small};
  text-align: end;
`;

export const NoMatches = styled.p`
  margin: 0;
  padding: 0.9rem 3.45rem;
  color: ${theme.color.muted};
`;

export const Status = styled.span`
  ${visuallyHidden}
`;

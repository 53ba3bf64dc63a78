import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { fieldBox, fieldFault, fieldFocus } from '../field/Field.styles.ts';
import { portrait, reach } from '../theme/screens.ts';

export const Selects = styled.div`
  position: relative;
`;

export const Native = styled.div`
  position: relative;

  /* Still there for the form, which places its own messages by it. */
  &[data-hidden] {
    position: absolute;
    inset: 0;
    opacity: 0;
    pointer-events: none;
  }

  select {
    ${fieldBox}
    appearance: none;
    padding-inline-end: 3.25rem;
    text-overflow: ellipsis;
    cursor: pointer;

    &[data-empty] {
      color: ${theme.color.muted};
    }

    &[aria-invalid='true'] {
      ${fieldFault}
    }

    &:focus-visible {
      ${fieldFocus}
    }
  }

  option {
    color: ${theme.color.text};
    background: ${theme.color.raised};
  }

  svg {
    position: absolute;
    inset-block-start: calc(50% - 0.625em);
    inset-inline-end: 1.125rem;
    color: ${theme.color.muted};
    pointer-events: none;
  }
`;

/* react-select's decorative styles are off (unstyled); these rules add to its layout, or override it. */
export const Custom = styled.div`
  .select__control {
    ${fieldBox}
    gap: ${theme.space.s};
    cursor: pointer;
  }

  .select__control.select__control--is-focused {
    ${fieldFocus}
    /* react-select's own rule against outlines is also !important. */
    outline: 3px solid ${theme.color.focus} !important;
  }

  .select--is-disabled .select__control {
    cursor: not-allowed;
    color: ${theme.color.onIdle};
    border-color: transparent;
    background: ${theme.color.idle};
  }

  &[data-invalid] .select__control:not(.select__control--is-focused) {
    ${fieldFault}
  }

  .select__value-container {
    min-inline-size: 0;
    overflow: visible;
  }

  .select__placeholder,
  .select__single-value {
    overflow: visible;
    white-space: normal;
  }

  .select__placeholder {
    color: ${theme.color.muted};
  }

  .select--is-disabled .select__placeholder,
  .select--is-disabled .select__single-value {
    color: inherit;
  }

  /* The input covers the whole visible box, for touch screen readers and tests that press it. */
  .select__value-container input[role='combobox'] {
    position: absolute;
    inset: -0.6rem -0.9rem;
    inline-size: calc(100% + 1.8rem);
    block-size: calc(100% + 1.2rem);
    transform: none;
    scroll-margin-block: 6rem;
    cursor: inherit;
  }

  /* react-select closes an open list when its box is pressed, but not when its input is. */
  .select__control--menu-is-open input[role='combobox'] {
    pointer-events: none;
  }

  .select__dropdown-indicator {
    color: ${theme.color.muted};
    transition: transform 0.2s;
  }

  .select__control--menu-is-open .select__dropdown-indicator {
    transform: rotate(180deg);
  }

  .select__menu {
    z-index: 20;
    margin-block: 0.5rem;
    border: 0.0625rem solid ${theme.color.border};
    border-radius: ${theme.radius.m};
    overflow: hidden;
    color: ${theme.color.text};
    background: ${theme.color.raised};
    box-shadow: ${theme.color.shade};
  }

  .select__menu-list {
    padding: 0.5rem;
    overscroll-behavior: contain;
    scroll-margin-block: 0.4rem;
  }

  .select__option {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.s};
    min-block-size: ${theme.target};
    padding: 0.5rem 0.875rem;
    scroll-margin-block: 0.5rem;
    border-radius: ${theme.radius.s};
    cursor: pointer;

    svg {
      inline-size: 1.15em;
      block-size: 1.15em;
      stroke-width: 2.5;
    }
  }

  .select__option--is-selected {
    font-weight: 600;
  }

  .select__option--is-focused {
    color: ${theme.color.onAccent};
    background: ${theme.color.accent};
  }

  /* The list is within reach, at the bottom of the screen, wherever its box is. */
  ${portrait} {
    .select__menu {
      position: fixed;
      inset: auto ${theme.space.page} ${reach};
      inline-size: auto;
      margin: 0;
      box-shadow: 0 0 0 100vmax color-mix(in srgb, ${theme.color.page} 70%, transparent);
    }

    .select__menu-list {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-auto-rows: 1fr;
      max-block-size: calc(41.6vh - ${reach});
    }

    .select__option {
      min-block-size: 3.5rem;
    }
  }

  .select__menu-notice {
    padding: 0.75rem 0.875rem;
    color: ${theme.color.muted};
    text-align: start;
  }

  @media (forced-colors: active) {
    .select__option--is-focused {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .select__dropdown-indicator {
      transition: none;
    }
  }
`;

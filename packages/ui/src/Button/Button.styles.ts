import { styled } from 'styled-components';
import { focusRing, plainButton } from '../theme/mixins.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.button`
  ${plainButton}
  ${focusRing}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  min-block-size: ${theme.target};
  /* Optically centred: alone on a line, Latin sits high and Arabic low. */
  --showcase-sink: 0.03em;
  --showcase-inset: calc(0.2 * ${theme.target});
  padding: calc(var(--showcase-inset) + var(--showcase-sink)) 1.5rem
    calc(var(--showcase-inset) - var(--showcase-sink));
  border: 2px solid transparent;
  border-radius: ${theme.radius.pill};
  font-family: ${theme.font.family};
  font-size: ${theme.font.body};
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  /* A row leaves it room for its longest word. */
  overflow-wrap: break-word;
  max-inline-size: 100%;
  transition:
    background-color 0.2s,
    border-color 0.2s,
    transform 0.2s;

  > * {
    min-inline-size: 0;
  }

  &:has(> [lang] ~ [lang]) {
    column-gap: ${theme.space.m};
  }

  &[data-variant='primary'] {
    color: ${theme.color.onAccent};
    background: ${theme.color.accent};

    @media print {
      border-color: currentcolor;
      background: none;
    }
  }

  &[data-variant='secondary'] {
    color: ${theme.color.text};
    border-color: ${theme.color.border};
    background: ${theme.color.surface};
  }

  &[data-variant='danger'] {
    color: ${theme.color.warning};
    border-color: ${theme.color.warning};
    background: ${theme.color.surface};
  }

  &[data-size='small'] {
    min-block-size: 2.25rem;
    --showcase-inset: 0.25rem;
    padding-inline: 1rem;
    font-size: ${theme.font.small};
  }

  &[data-size='large'] {
    min-block-size: max(${theme.target}, 4rem);
    padding-inline: min(2.25rem, 9vw);
    font-size: ${theme.font.lead};
  }

  &:lang(ar) {
    --showcase-sink: -0.045em;
  }

  /* Each language gets its own line if both don't fit on one. */
  &:has(> [lang]) {
    --showcase-sink: 0em;
    flex-wrap: wrap;
    row-gap: 0;
  }

  @media (hover: hover) {
    &:hover {
      border-color: ${theme.color.text};
    }
  }

  &:active {
    transform: scale(0.97);
  }

  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    color: ${theme.color.onIdle};
    background: ${theme.color.idle};
    border-color: transparent;
    transform: none;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
    &:active {
      transform: none;
    }
  }
`;

import { css, keyframes, styled } from 'styled-components';
import { bar } from '../internal/bar.ts';
import { focusRing, headingText, plainButton, visuallyHidden } from '../theme/mixins.ts';
import { theme } from '../theme/theme.ts';

/** Themes have no red: these two keep their contrast on every light or dark surface. */
const red = 'light-dark(#a8201a, #ff9b91)';

const colorOfState = css`
  &[data-state='problem'] {
    --state: ${red};
  }

  &[data-state='warning'] {
    --state: ${theme.color.warning};
  }

  &[data-state='ok'] {
    --state: ${theme.color.positive};
  }

  @media print {
    &[data-state] {
      --state: ${theme.color.text};
    }
  }
`;

/** Smaller than its surroundings; on paper everything is small. */
const small = css`
  font-size: ${theme.font.small};

  @media print {
    font-size: inherit;
  }
`;

const notOnPaper = css`
  @media print {
    display: none;
  }
`;

export const Root = styled.div`
  container: checks / inline-size;
  display: grid;
  gap: ${theme.space.xl};
  min-inline-size: 0;
  color: ${theme.color.text};
  font-family: ${theme.font.family};
  font-size: ${theme.font.body};

  @media print {
    gap: 1rem;
    font-size: 9pt;
  }
`;

export const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.m} ${theme.space.l};
`;

export const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.l};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Count = styled.li`
  ${colorOfState}
  display: flex;
  align-items: center;
  gap: 0.5em;
  font-size: ${theme.font.lead};
  font-variant-numeric: tabular-nums;
  font-weight: 600;

  svg {
    color: var(--state);
  }

  &[data-none] {
    color: ${theme.color.muted};
    font-weight: 400;

    svg {
      color: inherit;
    }
  }
`;

export const Controls = styled.div`
  ${notOnPaper}
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
`;

export const Progress = styled.progress`
  ${bar}
  ${notOnPaper}
  block-size: 0.375rem;
`;

export const Jumps = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  flex-basis: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Jump = styled.a`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-block-size: ${theme.target};
  padding: 0.25rem 1rem;
  border: 0.0625rem solid ${red};
  border-radius: ${theme.radius.pill};
  color: ${theme.color.text};
  text-decoration: none;

  svg {
    color: ${red};
  }

  @media (hover: hover) {
    &:hover {
      background: ${theme.color.raised};
    }
  }

  /* Drops the icons to fit more counts side by side: their position identifies them. */
  @container checks (max-width: 40rem) {
    ${small}

    svg {
      display: none;
    }
  }

  @media print {
    min-block-size: 0;
    border-color: currentcolor;

    svg {
      color: inherit;
    }
  }
`;

export const Hidden = styled.span`
  ${visuallyHidden}
`;

export const Group = styled.section`
  min-inline-size: 0;
`;

export const Heading = styled.h2`
  ${headingText}
  margin-block-end: ${theme.space.s};
  font-size: ${theme.font.heading};

  @media print {
    break-after: avoid;
    margin-block-end: 0.25rem;
    font-size: 12pt;
  }
`;

export const List = styled.ul`
  margin: 0;
  padding: 0;
  border: 0.0625rem solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  overflow: clip;
  background: ${theme.color.surface};
  list-style: none;
`;

/* State, check, finding and button: on one line if they fit. */
export const Item = styled.li`
  ${colorOfState}
  --state: ${theme.color.muted};
  display: grid;
  grid-template-columns: 1fr auto;
  grid-template-areas: 'state again' 'about again' 'finding finding';
  gap: 0.25rem ${theme.space.m};
  padding: ${theme.space.s} ${theme.space.m};
  border-inline-start: 6px solid transparent;
  scroll-margin-block: ${theme.space.xl};

  & + & {
    border-block-start: 0.0625rem solid ${theme.color.border};
  }

  &[data-state='problem'],
  &[data-state='warning'] {
    border-inline-start-color: var(--state);
  }

  &[data-state='problem'] {
    background: color-mix(in srgb, ${theme.color.surface}, ${red} 9%);
  }

  &:focus-visible,
  &:target {
    outline: 3px solid ${theme.color.focus};
    outline-offset: -3px;
  }

  @container checks (min-width: 40rem) {
    grid-template-columns: 7.5rem minmax(0, 5fr) minmax(0, 7fr) auto;
    grid-template-areas: 'state about finding again';
    align-items: center;
    min-block-size: 4rem;
    padding-block: 0.5rem;
  }

  @media print {
    grid-template-columns: 6rem minmax(0, 5fr) minmax(0, 9fr);
    grid-template-areas: 'state about finding';
    min-block-size: 0;
    padding-block: 0.3rem;
    break-inside: avoid;
    background: none;
  }
`;

export const State = styled.span`
  grid-area: state;
  display: flex;
  align-items: center;
  gap: 0.5em;
  color: var(--state);
  ${small}
  font-weight: 600;
`;

export const About = styled.div`
  grid-area: about;
  min-inline-size: 0;
`;

export const Label = styled.p`
  margin: 0;
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

export const Address = styled.p`
  margin: 0;
  color: ${theme.color.muted};
  ${small}
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

export const Finding = styled.div`
  grid-area: finding;
  display: grid;
  gap: 0.25rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Found = styled.p`
  margin: 0;
  line-height: 1.45;

  [data-state='ok'] > * > & {
    color: ${theme.color.muted};
  }
`;

export const Action = styled.p`
  margin: 0;
  ${small}
  line-height: 1.45;

  b {
    font-weight: 650;
  }
`;

export const Again = styled.button`
  ${plainButton}
  ${focusRing}
  grid-area: again;
  align-self: center;
  display: grid;
  place-items: center;
  inline-size: ${theme.target};
  block-size: ${theme.target};
  border: 0.0625rem solid transparent;
  border-radius: ${theme.radius.s};
  color: ${theme.color.muted};
  font-size: ${theme.font.body};

  @media (hover: hover) {
    &:hover {
      border-color: ${theme.color.border};
      color: ${theme.color.text};
      background: ${theme.color.raised};
    }
  }

  &:active {
    background: ${theme.color.soft};
  }

  &[aria-disabled='true'] {
    color: ${theme.color.border};
    background: none;
    cursor: default;
  }

  @media print {
    display: none;
  }
`;

const turn = keyframes`
  to { rotate: 1turn; }
`;

export const Drawing = styled.svg`
  flex: none;
  inline-size: 1.35em;
  block-size: 1.35em;
  fill: none;
  stroke: currentcolor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-state='checking'] {
    animation: ${turn} 1s linear infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-state='checking'] {
      animation: none;
    }
  }
`;

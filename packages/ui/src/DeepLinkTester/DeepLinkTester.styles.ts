import { css, styled } from 'styled-components';
import { half, halves } from '../i18n/halves.mixins.ts';
import { glass } from '../theme/glass.mixins.ts';
import { focusRing, headingText, visuallyHidden } from '../theme/mixins.ts';
import { theme } from '../theme/theme.ts';

const width = '38rem';

export const Root = styled.div`
  display: grid;
  gap: ${theme.space.l};
  inline-size: 100%;
  max-inline-size: 72rem;
  margin-inline: auto;
  color: ${theme.color.text};
  font-family: ${theme.font.family};

  /* The footer is centred below it. */
  & ~ footer {
    justify-self: center;
  }
`;

export const Items = styled.ul`
  display: grid;
  gap: ${theme.space.l};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  ${glass}
  container: bilingual / inline-size;
  display: grid;
  gap: ${theme.space.l};
  padding: ${theme.space.l};
`;

export const Halves = styled.div`
  ${halves(width)}
`;

export const Half = styled.div`
  ${half(width, 2)}
`;

export const Name = styled.h2`
  ${headingText}
  font-size: ${theme.font.heading};
`;

export const Description = styled.p`
  margin: ${theme.space.xs} 0 0;
  color: ${theme.color.muted};
`;

export const Actions = styled.div`
  display: grid;
  gap: ${theme.space.s};

  @container bilingual (min-width: 38rem) {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Link = styled.input`
  ${focusRing}
  grid-column: 1 / -1;
  inline-size: 100%;
  min-block-size: ${theme.target};
  padding-inline: ${theme.space.s};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.s};
  color: ${theme.color.muted};
  background: ${theme.color.page};
  font-family: ui-monospace, monospace;
  font-size: ${theme.font.small};
  text-overflow: ellipsis;
`;

export const Copy = styled.button`
  ${focusRing}
  display: inline-grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${theme.space.s};
  min-block-size: max(${theme.target}, 3.5em);
  padding: 0.7rem ${theme.space.m};
  border: 2px solid color-mix(in srgb, ${theme.color.accent} 55%, transparent);
  border-radius: ${theme.radius.pill};
  color: ${theme.color.text};
  background: ${theme.color.soft};
  font: inherit;
  font-size: ${theme.font.body};
  font-weight: 600;
  line-height: 1.3;
  cursor: pointer;

  &:hover {
    border-color: ${theme.color.text};
    background: ${theme.color.raised};
  }

  &:disabled {
    border-style: dashed;
    color: ${theme.color.onIdle};
    background: ${theme.color.idle};
    cursor: not-allowed;
  }
`;

/* Keeps the second language on its own side when it wraps to a separate line. */
const ownSide = css`
  > :last-child {
    margin-inline-end: auto;
  }
`;

/* Both languages are on one line if there is room. The height is fixed, so that nothing moves. */
export const Status = styled.p`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space.l};
  min-block-size: 1.7em;
  margin: 0;
  color: ${theme.color.highlight};
  font-weight: 600;
  ${ownSide}

  &[data-status='noResponse'],
  &[data-status='selected'] {
    color: ${theme.color.warning};
  }

  &[data-status='opened'],
  &[data-status='copied'] {
    color: ${theme.color.positive};
  }
`;

export const Note = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space.m};
  padding-block-start: ${theme.space.l};
  border-block-start: 1px solid color-mix(in srgb, ${theme.color.highlight} 24%, transparent);

  > p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.space.l};
    inline-size: 100%;
    margin: 0;
    ${ownSide}
  }
`;

export const Hint = styled.footer`
  ${glass}
  container: bilingual / inline-size;
  padding: ${theme.space.l};
  color: ${theme.color.muted};

  p {
    margin: 0;
  }
`;

export const Hidden = styled.span`
  ${visuallyHidden}
`;

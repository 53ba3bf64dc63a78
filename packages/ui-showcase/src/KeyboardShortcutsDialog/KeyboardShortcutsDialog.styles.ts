import { styled } from 'styled-components';
import { Dialog, theme } from '@showcase/ui';
import { titleInHalves, visuallyHidden } from '@showcase/ui/internal';

export const Root = styled(Dialog)`
  ${titleInHalves}
`;

export const List = styled.dl`
  container: keys / inline-size;
  margin: 0;
`;

export const Row = styled.div`
  display: grid;
  gap: ${theme.space.xs} ${theme.space.l};
  align-items: center;
  padding-block: ${theme.space.s};
  border-block-start: 0.0625rem solid ${theme.color.border};

  @container keys (min-width: 40rem) {
    grid-template-columns: 15rem 1fr;
  }
`;

export const Keys = styled.dt`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`;

export const Key = styled.kbd`
  position: relative;
  display: inline-grid;
  place-items: center;
  min-inline-size: 2.5rem;
  min-block-size: 2.5rem;
  padding-inline: 0.6rem;
  border: 0.0625rem solid ${theme.color.border};
  border-block-end-width: 3px;
  border-radius: ${theme.radius.s};
  color: ${theme.color.text};
  background: ${theme.color.page};
  font: inherit;
  font-weight: 600;
  white-space: nowrap;
`;

/* Both languages are on one line if they fit. The other one ends where the page begins. */
export const Action = styled.dd`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space.l};
  margin: 0;

  > [lang] + [lang] {
    margin-inline-end: auto;
  }
`;

export const Hidden = styled.span`
  ${visuallyHidden}
`;

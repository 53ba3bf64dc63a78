import { styled } from 'styled-components';
import { theme } from '@showcase/ui';
import {
  bar,
  half,
  halves,
  headingText,
  portrait,
  reach,
  visuallyHidden,
  scrimColor,
} from '@showcase/ui/internal';

const width = '40rem';

export const Root = styled.dialog`
  box-sizing: border-box;
  container: bilingual / inline-size;
  inline-size: min(64rem, calc(100% - 2rem));
  max-block-size: calc(100dvh - 2rem);
  margin: auto;
  padding: clamp(1.25rem, 5vw, 4rem);
  border: 2px solid ${theme.color.highlight};
  border-radius: ${theme.radius.l};
  overflow: auto;
  color: ${theme.color.text};
  background: ${theme.color.raised};
  box-shadow: ${theme.color.shade};
  font-family: ${theme.font.family};
  font-size: ${theme.font.body};
  text-align: center;

  &::backdrop {
    background: ${scrimColor};
  }

  /* Its button is within easiest reach. */
  ${portrait} {
    margin-block-end: ${reach};
  }

  > button {
    box-sizing: border-box;
    flex-wrap: wrap;
    gap: 0 0.9em;
    inline-size: min(100%, 24rem);
    min-block-size: calc(1.25 * ${theme.target});
    margin-block-start: ${theme.space.xl};
    font-size: ${theme.font.lead};
  }

  > button i {
    inline-size: 0.4em;
    block-size: 0.4em;
    border-radius: 50%;
    background: currentcolor;
  }

  /* When the languages are stacked, there's nothing between them. */
  @container bilingual (max-width: 18rem) {
    > button i {
      display: none;
    }
  }
`;

export const Halves = styled.div`
  ${halves(width)}
`;

export const Half = styled.div`
  ${half(width, 2)}
  gap: ${theme.space.xs};
`;

export const Question = styled.h2`
  ${headingText}
  font-size: clamp(1.25rem, 4.4cqi, 2.75rem);

  @container bilingual (max-width: ${width}) {
    font-size: ${theme.font.title};
  }
`;

export const Remaining = styled.p`
  margin: 0;
  color: ${theme.color.muted};
  font-size: ${theme.font.lead};
  font-variant-numeric: tabular-nums;
  text-wrap: balance;
`;

export const Count = styled.p`
  margin: ${theme.space.l} 0 ${theme.space.s};
  font-size: ${theme.font.display};
  font-weight: 700;
  line-height: 1;
`;

export const Bar = styled.progress`
  ${bar}
`;

export const Hidden = styled.p`
  ${visuallyHidden}
`;

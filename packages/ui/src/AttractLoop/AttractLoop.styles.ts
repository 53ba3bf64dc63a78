import { keyframes, styled } from 'styled-components';
import { focusRing, headingText, plainButton } from '../theme/mixins.ts';
import { motion } from '../motion/motion.ts';
import { theme } from '../theme/theme.ts';

const drift = keyframes`
  from { translate: -1.5% -1.5%; }
  to { translate: 1.5% 1.5%; }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

export const Root = styled.div`
  position: fixed;
  inset: 0;
  display: grid;
  overflow: hidden;
  color: ${theme.color.text};
  background: ${theme.color.page};
  font-family: ${theme.font.family};
`;

export const Slide = styled.div`
  position: absolute;
  inset: -3%;
  animation: ${appear} ${motion.css};

  img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    animation: ${drift} 24s ease-in-out infinite alternate;
  }

  /* Keeps the text readable over any picture. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(to top, ${theme.color.page} 12%, transparent 85%);
    opacity: 0.92;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
    img {
      animation: none;
    }
  }
`;

export const Text = styled.div`
  position: relative;
  align-self: end;
  display: grid;
  gap: ${theme.space.m};
  padding: ${theme.space.page};
`;

export const Heading = styled.h1`
  ${headingText}
  color: ${theme.color.highlight};
  font-size: ${theme.font.heading};
`;

export const Title = styled.p`
  ${headingText}
  font-size: ${theme.font.display};
`;

export const Caption = styled.p`
  max-inline-size: 46rem;
  margin: 0;
  font-size: ${theme.font.lead};
`;

export const Leave = styled.button`
  ${plainButton}
  ${focusRing}
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  min-block-size: ${theme.target};
  align-items: center;
  color: ${theme.color.muted};
  font-size: ${theme.font.body};
`;

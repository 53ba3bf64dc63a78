import { styled } from 'styled-components';
import { motion } from '../motion/motion.ts';
import { theme, worldVariables } from '../theme/theme.ts';
import type { ThemeName } from '../theme/tokens.ts';

export const Root = styled.div<{ $theme: ThemeName }>`
  ${({ $theme }) => worldVariables($theme)}
  display: flow-root;
  min-block-size: 100%;
  color-scheme: ${theme.color.scheme};
  color: ${theme.color.text};
  background-color: ${theme.color.page};
  font-family: ${theme.font.family};
  font-size: ${theme.font.body};
  line-height: ${theme.font.lineBody};
  transition: background-color ${motion.css};

  /* The canvas beside and beyond the content, and the scroll bars, belong to the world too. */
  html:has(&[data-page]) {
    ${({ $theme }) => worldVariables($theme)}
    color-scheme: ${theme.color.scheme};
    background-color: ${theme.color.page};
    transition: background-color ${motion.css};
  }

  &:lang(ar),
  :lang(ar) {
    line-height: ${theme.font.lineArabic};
    letter-spacing: normal;
    font-synthesis: none;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

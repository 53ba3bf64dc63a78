import { textIn, useLanguage, type Bilingual } from '@showcase/ui';
import type { ReactNode } from 'react';

interface FilledTextProps {
  /** A text with one placeholder, such as `{entity} Dashboard`. */
  readonly text: Bilingual;
  /** The content in place of the placeholder. */
  readonly children: ReactNode;
}

/** A text in the page's language, with content in place of its placeholder. */
export function FilledText({ text, children }: FilledTextProps) {
  const [before, after] = textIn(text, useLanguage()).split(/\{\w+\}/);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}

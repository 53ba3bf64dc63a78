import { Fragment, type ReactNode } from 'react';
import { inLanguage, useReadingOrder } from '../i18n/bilingual.ts';
import type { Language } from '../i18n/language.ts';

export interface BilingualTextProps {
  /** Gives what stands in one language. */
  readonly children: (language: Language) => ReactNode;
  /** Stands between the two, decorative. */
  readonly between?: ReactNode;
}

/** A short text in both languages, each marked as such: for names, labels and messages. */
export function BilingualText({ children, between }: BilingualTextProps) {
  return useReadingOrder().map((language, index) => (
    <Fragment key={language}>
      {index > 0 && (between ?? ' ')}
      <span {...inLanguage(language)}>{children(language)}</span>
    </Fragment>
  ));
}

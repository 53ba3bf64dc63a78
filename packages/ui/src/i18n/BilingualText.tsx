import { Fragment, type ReactNode } from 'react';
import { useShowcase } from '../internal/context.ts';
import { inLanguage, isBilingual, readingOrder, type Bilingual } from './bilingual.ts';
import type { Language } from './language.ts';

export interface BilingualTextProps {
  /** Gives what stands in one language. */
  readonly children: (language: Language) => ReactNode;
  /** Specifies the text whose languages are shown. @default the built-in languages */
  readonly of?: Bilingual | undefined;
  /** Stands between the two, decorative. */
  readonly between?: ReactNode;
}

/** A short text in both languages, each marked as such: for names, labels and messages. */
export function BilingualText({ children, of, between }: BilingualTextProps) {
  const { language } = useShowcase();
  return readingOrder(language, of).map((shown, index) => (
    <Fragment key={shown}>
      {index > 0 && (between ?? ' ')}
      <span {...inLanguage(shown)}>{children(shown)}</span>
    </Fragment>
  ));
}

/** A text as a prop gives it: in both languages where it has two, anything else as it is. */
export function LocalText({ text }: { readonly text: Bilingual | ReactNode }) {
  if (!isBilingual(text)) return text;
  return <BilingualText of={text}>{(language) => text[language]}</BilingualText>;
}

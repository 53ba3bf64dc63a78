import { directionOf, languages, useShowcase, type Bilingual } from '@showcase/ui';
import { Fragment } from 'react';

interface BilingualTextProps {
  readonly text: Bilingual;
  readonly as?: 'span' | 'p';
}

/** A text in both languages, the page's language first, for components of the library that take any content. */
export function BilingualText({ text, as: Element = 'span' }: BilingualTextProps) {
  const { language: own } = useShowcase();
  const order = [...languages].sort((language) => (language === own ? -1 : 0));
  return order.map((language, index) => (
    <Fragment key={language}>
      {index > 0 && ' '}
      <Element lang={language} dir={directionOf(language)}>
        {text[language]}
      </Element>
    </Fragment>
  ));
}

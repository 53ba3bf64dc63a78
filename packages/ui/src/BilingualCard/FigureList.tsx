import { inLanguage, textIn } from '../i18n/bilingual.ts';
import type { Language } from '../i18n/language.ts';
import { Figure, Figures, Numeral, Qualifier, Unit } from './FigureList.styles.ts';
import type { BilingualFigure } from './figures.ts';

interface FigureListProps {
  readonly figures: readonly BilingualFigure[];
  /** The languages that share the values. */
  readonly languages: readonly Language[];
  /** Whether they stand at the end of the line, after the action. */
  readonly atEnd?: boolean | undefined;
}

/** Figures, each with its words in every given language. */
export function FigureList({ figures, languages, atEnd = false }: FigureListProps) {
  if (figures.length === 0) return null;
  const texts = (text: BilingualFigure['label']) =>
    languages.map((language) => (
      <span key={language} {...inLanguage(language)}>
        {textIn(text, language)}{' '}
      </span>
    ));
  return (
    <Figures data-end={atEnd || undefined}>
      {figures.map(({ value, qualifier, label }, index) => (
        <Figure key={index}>
          <Unit>{texts(label)}</Unit>
          <dd>
            {qualifier !== undefined && <Qualifier>{texts(qualifier)}</Qualifier>}
            <Numeral>{languages.slice(0, 1).map((language) => textIn(value, language))}</Numeral>
          </dd>
        </Figure>
      ))}
    </Figures>
  );
}

import { inLanguage, textIn } from '../i18n/bilingual.ts';
import type { Language } from '../i18n/language.ts';
import { Figure, Figures, Numeral, Qualifier, Unit } from './FigureList.styles.ts';
import type { LocalizedText } from '../i18n/types.ts';

/** A figure about a platform: its displayed value and what it counts. */
export interface BilingualFigure {
  /** The figure as shown, with its unit. */
  readonly value: LocalizedText | string;
  /** Words above the value, such as 'Over'. */
  readonly qualifier?: LocalizedText | string | undefined;
  /** The label: what the figure counts. */
  readonly label: LocalizedText | string;
}

interface FigureListProps {
  readonly figures: readonly BilingualFigure[];
  readonly languages: readonly Language[];
}

/** Figures labelled in both languages. A value that's the same in both is shown once. */
export function FigureList({ figures, languages }: FigureListProps) {
  if (figures.length === 0) return null;
  return (
    <Figures>
      {figures.map((figure) => {
        const values = new Set(languages.map((language) => textIn(figure.value, language)));
        const groups = values.size === 1 ? [languages] : languages.map((language) => [language]);
        return groups.map((group) => (
          <FigureIn key={`${textIn(figure.label, 'en')}${String(group)}`} {...{ figure, group }} />
        ));
      })}
    </Figures>
  );
}

interface FigureInProps {
  readonly figure: BilingualFigure;
  /** The languages that share the value. */
  readonly group: readonly Language[];
}

function FigureIn({ figure: { value, qualifier, label }, group }: FigureInProps) {
  return (
    <Figure>
      <Unit>
        {group.map((language) => (
          <span key={language} {...inLanguage(language)}>
            {textIn(label, language)}{' '}
          </span>
        ))}
      </Unit>
      <dd>
        {qualifier !== undefined && (
          <Qualifier>
            {group.map((language) => (
              <span key={language} {...inLanguage(language)}>
                {textIn(qualifier, language)}{' '}
              </span>
            ))}
          </Qualifier>
        )}
        <Numeral>{group.slice(0, 1).map((language) => textIn(value, language))}</Numeral>
      </dd>
    </Figure>
  );
}

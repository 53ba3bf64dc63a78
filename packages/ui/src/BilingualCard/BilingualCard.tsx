import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { ActionLink } from '../ActionLink/index.ts';
import type { Picture } from '../picture/Picture.ts';
import { inLanguage, textIn, useReadingOrder, type Bilingual } from '../i18n/bilingual.ts';
import {
  Description,
  Figure,
  Figures,
  Foot,
  Half,
  Halves,
  Image,
  Root,
  Title,
} from './BilingualCard.styles.ts';

/** A figure about a platform: its value as shown, and what it counts. */
export interface BilingualFigure {
  readonly value: Bilingual | string;
  readonly label: Bilingual | string;
}

export interface BilingualAction {
  readonly label: Bilingual | string;
  /** Where the link leads; a value that is not an address disables it. */
  readonly href: string | undefined;
}

export interface BilingualCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  readonly title: Bilingual | string;
  readonly description: Bilingual | string;
  readonly figures?: readonly BilingualFigure[];
  /** Specifies the only action of the card: a single link with its text in both languages. */
  readonly action?: BilingualAction;
  /** Specifies the schemes of deep links that the action may follow. @default none */
  readonly schemes?: readonly string[];
  /** Specifies a decorative picture above the texts or between them. */
  readonly picture?: Picture;
  /** Specifies a QR code beside the action. */
  readonly qr?: ReactNode;
  /**
   * Specifies the level of the heading. Only the title in the page's language is a heading; the other looks
   * the same.
   * @default 1
   */
  readonly headingLevel?: 1 | 2 | 3;
}

/**
 * A subject in English and Arabic, with equal weight, on glass: side by side on wide screens, one below the
 * other on narrow and portrait ones. Texts stay readable over any picture. Children appear above the action.
 */
export function BilingualCard(props: BilingualCardProps) {
  const {
    title,
    description,
    figures = [],
    action,
    schemes = [],
    picture,
    qr,
    headingLevel = 1,
    children,
    ...rest
  } = props;
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId} {...rest}>
      <Halves>
        {picture && <Image {...picture} alt="" decoding="async" />}
        {useReadingOrder(title).map((language, index) => (
          <Half key={language} {...inLanguage(language)}>
            <div>
              <Title
                as={index === 0 ? `h${headingLevel}` : 'p'}
                id={index === 0 ? titleId : undefined}
              >
                {textIn(title, language)}
              </Title>
              <Description>{textIn(description, language)}</Description>
            </div>
            {figures.length > 0 && (
              <Figures>
                {figures.map(({ value, label }) => (
                  <Figure key={textIn(label, language)}>
                    <dt>{textIn(label, language)}</dt>
                    <dd>
                      <bdi>{textIn(value, language)}</bdi>
                    </dd>
                  </Figure>
                ))}
              </Figures>
            )}
          </Half>
        ))}
      </Halves>
      {children}
      {(action ?? qr) !== undefined && (
        <Foot>
          {action && <ActionLink {...action} schemes={schemes} />}
          {qr}
        </Foot>
      )}
    </Root>
  );
}

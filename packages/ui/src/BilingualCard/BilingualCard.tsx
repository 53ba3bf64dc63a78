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

/** A figure of a platform: its value as shown, and what it counts. */
export interface BilingualFigure {
  readonly value: Bilingual | string;
  readonly label: Bilingual | string;
}

export interface BilingualAction {
  readonly label: Bilingual | string;
  /** Where it leads; what is no address disables it. */
  readonly href: string | undefined;
}

export interface BilingualCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  readonly title: Bilingual | string;
  readonly description: Bilingual | string;
  readonly figures?: readonly BilingualFigure[];
  /** Specifies the one action of the card: a single link with both wordings. */
  readonly action?: BilingualAction;
  /** Specifies the schemes of deep links that the action may follow. @default none */
  readonly schemes?: readonly string[];
  /** Specifies a picture above the texts or between them, decorative. */
  readonly picture?: Picture;
  /** Specifies a QR code beside the action. */
  readonly qr?: ReactNode;
  /** Specifies the level of the heading: that of the page's language; the other title looks the same. @default 1 */
  readonly headingLevel?: 1 | 2 | 3;
}

/**
 * A subject in English and Arabic of equal weight, on glass: side by side on wide screens, below each other on
 * narrow and upright ones. Texts stay readable over any picture beneath. Children stand above the action.
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

import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { ActionLink } from '../ActionLink/index.ts';
import type { LinkOptions } from '../link/LinkComponent.ts';
import type { Picture } from '../picture/Picture.ts';
import { inLanguage, textIn, useReadingOrder } from '../i18n/bilingual.ts';
import { Composition, Image, Plate, Root, Stage } from './BilingualCard.styles.ts';
import { FigureList, type BilingualFigure } from './FigureList.tsx';
import { Action, Back, Code, Description, Half, Texts, Title } from './Texts.styles.ts';
import { titleSize } from './titleSize.ts';
import type { LocalizedText } from '../i18n/types.ts';

export interface BilingualAction extends LinkOptions {
  /** The text of the link. */
  readonly label: LocalizedText | string;
  /** The address of the link; a value that isn't an address disables it. */
  readonly href: string | undefined;
}

export interface BilingualCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** Specifies the heading, shown in both languages. */
  readonly title: LocalizedText | string;
  /** Specifies a short paragraph below the title, shown in both languages. */
  readonly description: LocalizedText | string;
  /** Specifies figures about the subject; two or three fit best. @default none */
  readonly figures?: readonly BilingualFigure[] | undefined;
  /** Specifies the card's only action: a link with its text in both languages. */
  readonly action?: BilingualAction | undefined;
  /** Specifies the deep-link schemes that the action may use. @default none */
  readonly schemes?: readonly string[] | undefined;
  /** Specifies a quiet link back, below the action. */
  readonly back?: BilingualAction | undefined;
  /** Specifies a decorative picture as the card's hero, next to the texts. */
  readonly picture?: Picture | undefined;
  /** Specifies a QR code between the languages. */
  readonly qr?: ReactNode;
  /**
   * Specifies the level of the heading. Only the title in the page's language is a heading; the other looks
   * the same.
   * @default 1
   */
  readonly headingLevel?: 1 | 2 | 3 | undefined;
  /** Specifies the card's hero, for instance a film; with `picture`, it appears on the picture. */
  readonly children?: ReactNode;
}

/**
 * A subject in English and Arabic, with equal weight and without a box. The texts are below a bright backdrop, on a
 * gradient of the page's colour that keeps them readable over any picture. The languages are side by side on wide
 * screens, and stacked on narrow and portrait ones. Children, for instance a film, replace the backdrop as the card's
 * hero: the texts are next to them. With a picture, children appear on it.
 */
export function BilingualCard(props: BilingualCardProps) {
  const { title, description, figures = [], action, schemes = [], back, ...other } = props;
  const { picture, qr, headingLevel = 1, children, ...rest } = other;
  const titleId = useId();
  const order = useReadingOrder(title);
  const hasStage = (picture ?? children) !== undefined;
  const middle = Math.ceil(figures.length / 2);
  return (
    <Root aria-labelledby={titleId} {...rest}>
      <Composition
        data-hero={hasStage ? 'stage' : 'backdrop'}
        data-film={(children !== undefined && !picture) || undefined}
      >
        <Texts
          data-code={qr !== undefined || undefined}
          data-single={order.length === 1 || undefined}
        >
          {order.map((language, index) => (
            <Half key={language} {...inLanguage(language)}>
              <Title
                as={index === 0 ? `h${headingLevel}` : 'p'}
                id={index === 0 ? titleId : undefined}
                data-size={titleSize(order.map((each) => textIn(title, each)))}
              >
                {textIn(title, language)}
              </Title>
              <Description>{textIn(description, language)}</Description>
            </Half>
          ))}
          <FigureList figures={figures.slice(0, middle)} languages={order} />
          {action && (
            <Action>
              <ActionLink {...action} schemes={schemes} size="large" />
            </Action>
          )}
          {qr !== undefined && <Code>{qr}</Code>}
          <FigureList figures={figures.slice(middle)} languages={order} />
          {back && (
            <Back>
              <ActionLink {...back} variant="quiet" back />
            </Back>
          )}
        </Texts>
        {hasStage && (
          <Stage>
            {picture && <Image {...picture} alt="" decoding="async" />}
            {picture && children !== undefined ? <Plate>{children}</Plate> : children}
          </Stage>
        )}
      </Composition>
    </Root>
  );
}

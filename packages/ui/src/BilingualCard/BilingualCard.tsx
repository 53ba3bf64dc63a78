import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { check } from '../internal/checks.ts';
import { ActionLink } from '../ActionLink/index.ts';
import type { LinkOptions } from '../link/LinkComponent.ts';
import type { Picture } from '../picture/Picture.ts';
import { inLanguage, textIn, useReadingOrder } from '../i18n/bilingual.ts';
import { Composition, Image, Plate, Root, Stage } from './BilingualCard.styles.ts';
import { FigureList } from './FigureList.tsx';
import { placeOf, type BilingualFigure } from './figures.ts';
import { Action, Back, Description, Half, Texts, Title } from './Texts.styles.ts';
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
  /**
   * Specifies how the card lies on the page. 'boxed' has its own surface. 'hero' has none: it is the `header` of a
   * Page with the layout 'cover' or 'bleed', and leaves the upper part of the window to the background behind it.
   * @default 'boxed'
   */
  readonly variant?: 'boxed' | 'hero' | undefined;
  /**
   * Specifies how much of the first screen a hero without a picture takes: 'compact' leaves it to what follows.
   * @default 'large'
   */
  readonly size?: 'large' | 'compact' | undefined;
  /**
   * Specifies figures about the subject, one to six. If a value differs by language, each language has its own column
   * of figures; otherwise they are shown once, with their words in both languages.
   * @default none
   */
  readonly figures?: readonly BilingualFigure[] | undefined;
  /** Specifies the card's only action: a link with its text in both languages. */
  readonly action?: BilingualAction | undefined;
  /** Specifies a quiet link back, below the action. */
  readonly back?: BilingualAction | undefined;
  /** Specifies a decorative picture, next to the texts. */
  readonly picture?: Picture | undefined;
  /**
   * Specifies the level of the heading. Only the title in the page's language is a heading; the other looks
   * the same.
   * @default 1
   */
  readonly headingLevel?: 1 | 2 | 3 | undefined;
  /** Specifies what is next to the texts, for instance a film; with `picture`, it appears on the picture. */
  readonly children?: ReactNode;
}

/**
 * A subject in English and Arabic, with equal weight: its title and description, its figures, one action. The languages
 * are side by side where the card is wide enough, and stacked otherwise.
 */
export function BilingualCard(props: BilingualCardProps) {
  const { title, description, figures = [], action, back, ...other } = props;
  const { variant = 'boxed', size, picture, headingLevel = 1, children, ...rest } = other;
  const titleId = useId();
  const order = useReadingOrder(title);
  const fit = titleSize(order.map((each) => textIn(title, each)));
  const isCompact = size === 'compact' && order.length > 1;
  const isPictured = (picture ?? children) !== undefined;
  const place = placeOf(figures, order);
  const isBetween = variant === 'hero' && place === 'sides' && order.length > 1;
  const middle = isBetween ? Math.ceil(figures.length / 2) : figures.length;
  const shared = place === 'columns' ? [] : figures;
  check?.picture('BilingualCard', picture);
  return (
    <Root aria-labelledby={titleId} {...rest}>
      <Composition
        data-box={variant === 'boxed' || undefined}
        data-hero={variant === 'hero' ? (isPictured ? 'stage' : 'backdrop') : undefined}
        data-pictured={isPictured || undefined}
      >
        <Texts
          data-compact={isCompact || undefined}
          data-single={order.length === 1 || (variant === 'boxed' && isPictured) || undefined}
          data-figures={isBetween ? (isCompact && fit === 'large' ? 'titles' : 'sides') : undefined}
          data-columns={place === 'columns' || undefined}
        >
          {order.map((language, index) => (
            <Half key={language} {...inLanguage(language)}>
              <Title
                as={index === 0 ? `h${headingLevel}` : 'p'}
                id={index === 0 ? titleId : undefined}
                data-size={fit}
              >
                {textIn(title, language)}
              </Title>
              <Description>{textIn(description, language)}</Description>
              {place === 'columns' && <FigureList figures={figures} languages={[language]} />}
            </Half>
          ))}
          <FigureList figures={shared.slice(0, middle)} languages={order} />
          {action && (
            <Action>
              <ActionLink {...action} size="large" />
            </Action>
          )}
          <FigureList figures={shared.slice(middle)} languages={order} atEnd />
          {back && (
            <Back>
              <ActionLink {...back} variant="quiet" back />
            </Back>
          )}
        </Texts>
        {isPictured && (
          <Stage>
            {picture && <Image {...picture} alt="" decoding="async" />}
            {picture && children !== undefined ? <Plate>{children}</Plate> : children}
          </Stage>
        )}
      </Composition>
    </Root>
  );
}

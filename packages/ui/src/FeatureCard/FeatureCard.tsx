import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { check } from '../internal/checks.ts';
import { isLocalized, textIn, useReadingOrder } from '../i18n/bilingual.ts';
import { LocalText } from '../i18n/BilingualText.tsx';
import { Icon } from '../icon/Icon.tsx';
import { externalIcon, forwardIcon } from '../icon/icons.ts';
import { ComingSoon } from '../link/ComingSoon.tsx';
import type { LinkOptions } from '../link/LinkComponent.ts';
import type { LinkMessages } from '../link/link.messages.ts';
import { useTarget } from '../link/useTarget.ts';
import type { Picture } from '../picture/Picture.ts';
import { Action, Body, Figure, Root, Text, Title } from './FeatureCard.styles.ts';
import type { LocalizedText, MessageOverrides } from '../i18n/types.ts';

export interface FeatureCardProps
  extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'>, LinkOptions {
  /** Specifies the heading, which names the card. */
  readonly title: LocalizedText | ReactNode;
  /** Specifies one or two sentences below the heading. */
  readonly text: LocalizedText | ReactNode;
  /** Specifies the decorative picture above the text. */
  readonly picture?: Picture | undefined;
  /** Specifies the card's address. A value that isn't an address disables it; a web address opens in a new tab. */
  readonly href: string | undefined;
  /** Specifies the visible text of the link. */
  readonly linkLabel: LocalizedText | string;
  /** Specifies the level of the heading. @default 2 */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<LinkMessages> | undefined;
}

/** Whether a text needs several lines in a narrow card, or has a word that is hardly narrower than such a card. */
function useIsLong(title: LocalizedText | ReactNode): boolean {
  const order = useReadingOrder(isLocalized(title) ? title : '');
  const texts = isLocalized(title) ? order.map((language) => textIn(title, language)) : [title];
  return texts.some(
    (text) =>
      typeof text === 'string' &&
      (text.length > 24 || text.split(' ').some(({ length }) => length > 9)),
  );
}

/** A large card with a link. A press anywhere on the card follows the link. */
export function FeatureCard(props: FeatureCardProps) {
  const { title, text, picture, href, linkLabel, headingLevel = 2, ...others } = props;
  const { replace, state, messages, ...rest } = others;
  const target = useTarget(href, { replace, state });
  const titleId = useId();
  const linkId = useId();
  check?.picture('FeatureCard', picture);
  return (
    <Root aria-labelledby={titleId} {...rest}>
      {picture && (
        <Figure>
          <img {...picture} alt="" decoding="async" />
        </Figure>
      )}
      <Body>
        <Title as={`h${headingLevel}`} id={titleId} data-long={useIsLong(title) || undefined}>
          <LocalText text={title} />
        </Title>
        <Text>
          <LocalText text={text} />
        </Text>
        <Action
          {...target}
          id={linkId}
          data-long={useIsLong(linkLabel) || undefined}
          aria-labelledby={`${linkId} ${titleId}`}
        >
          <LocalText text={linkLabel} />
          {target.href === undefined ? (
            <ComingSoon messages={messages} />
          ) : (
            <Icon shape={target.target ? externalIcon : forwardIcon} />
          )}
        </Action>
      </Body>
    </Root>
  );
}

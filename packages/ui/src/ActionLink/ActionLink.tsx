import type { ComponentPropsWithRef } from 'react';
import { inLanguage, isLocalized, textIn, useReadingOrder } from '../i18n/bilingual.ts';
import { BilingualText } from '../i18n/BilingualText.tsx';
import { useMessagesIn } from '../i18n/messages.ts';
import type { Language } from '../i18n/language.ts';
import { Icon } from '../icon/Icon.tsx';
import { backIcon, externalIcon, forwardIcon } from '../icon/icons.ts';
import { linkMessages, type LinkMessages } from '../link/link.messages.ts';
import { useTarget } from '../link/useTarget.ts';
import type { LinkOptions } from '../link/LinkComponent.ts';
import { Reason, Root, Star } from './ActionLink.styles.ts';
import type { LocalizedText, MessageOverrides } from '../i18n/types.ts';

export interface ActionLinkProps
  extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'children'>, LinkOptions {
  /** Specifies the text of the link; `actionLabels` holds the usual ones. */
  readonly label: LocalizedText | string;
  /**
   * Specifies the link's address. A value that isn't an address, or whose scheme the provider doesn't list, disables the
   * link. A web address or a deep link opens in a new tab.
   */
  readonly href: string | undefined;
  /**
   * Specifies the weight of the action: one primary per card; 'quiet' is text only, for a way back.
   * @default 'primary'
   */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  /** Specifies the size: 'large' for a screen's only action. @default 'medium' */
  readonly size?: 'medium' | 'large' | undefined;
  /** Specifies that the link leads back to the previous page. Each language then gets a back arrow. @default false */
  readonly back?: boolean | undefined;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<LinkMessages> | undefined;
}

/** From this length, in characters, half a phone may be too narrow for a word. */
const longWord = 7;

/**
 * One action in both languages: a link that looks like a button. Without an address it keeps its text and says why it's
 * disabled.
 */
export function ActionLink(props: ActionLinkProps) {
  const { label, href, variant = 'primary', size = 'medium', ...other } = props;
  const { back = false, replace, state, messages, ...rest } = other;
  const messagesIn = useMessagesIn('Link', linkMessages, messages);
  const order = useReadingOrder(label);
  const [first = 'en'] = order;
  const isPair = isLocalized(label) && order.length > 1;
  const words = order.flatMap((each) => textIn(label, each).split(' '));
  const target = useTarget(href, { replace, state });
  const isDisabled = target.href === undefined;
  const leadsBack = back && !isDisabled;
  const sign =
    isDisabled || leadsBack ? (
      <Star aria-hidden="true" />
    ) : (
      <Icon shape={target.target ? externalIcon : forwardIcon} />
    );
  const wording = (shown: Language) => (
    <>
      {leadsBack && <Icon shape={backIcon} />}
      <bdi>{textIn(label, shown)}</bdi>
      {isDisabled && <Reason>{messagesIn(shown).comingSoon}</Reason>}
    </>
  );
  return (
    <Root
      data-variant={variant}
      data-size={size}
      data-return={leadsBack || undefined}
      data-single={!isPair || undefined}
      data-long={(isPair && words.some(({ length }) => length > longWord)) || undefined}
      {...rest}
      {...target}
    >
      {isPair ? (
        <BilingualText of={label} between={sign}>
          {wording}
        </BilingualText>
      ) : (
        <>
          <span {...(isLocalized(label) && inLanguage(first))}>{wording(first)}</span>
          {!leadsBack && sign}
        </>
      )}
    </Root>
  );
}

import type { Bilingual } from '../i18n/bilingual.ts';
import type { Messages } from '../i18n/messages.ts';
import { BilingualText } from '../internal/BilingualText.tsx';
import { Icon } from '../internal/Icon.tsx';
import { targetMessages, type TargetMessages } from '../internal/target.messages.ts';
import { useTarget } from '../internal/useTarget.ts';
import type { LinkProps } from '../ShowcaseProvider/index.ts';
import { Dot, Reason, Root } from './ActionLink.styles.ts';

export interface ActionLinkProps extends Omit<LinkProps, 'href' | 'children'> {
  /** Specifies the wording, in both languages; `actionLabels` holds the usual ones. */
  readonly label: Bilingual;
  /** Specifies where it leads. What is no address, or of a scheme not declared, disables it. */
  readonly href: string | undefined;
  /** Specifies the schemes of deep links that may be followed, in lower case and without the colon. @default none */
  readonly schemes?: readonly string[];
  /** Specifies the weight of the action: one primary per card. @default 'primary' */
  readonly variant?: 'primary' | 'secondary';
  /** Specifies that it leads back up, to where the visitor came from. @default false */
  readonly isReturn?: boolean;
  /** Replaces built-in texts; both languages are always given. */
  readonly messages?: Messages<TargetMessages>;
}

/**
 * One action in both languages: a link that looks like a button. An address of the web opens a new tab, a deep
 * link its app. Without a target it keeps its wording and says why it leads nowhere.
 */
export function ActionLink(props: ActionLinkProps) {
  const {
    label,
    href,
    schemes,
    variant = 'primary',
    isReturn = false,
    messages = targetMessages,
    ...rest
  } = props;
  const target = useTarget(href, schemes);
  const isDisabled = target.href === undefined;
  return (
    <Root data-variant={variant} {...rest} {...target}>
      <BilingualText
        between={
          isDisabled ? (
            <Dot aria-hidden="true" />
          ) : (
            <Icon name={isReturn ? 'up' : target.target ? 'external' : 'forward'} />
          )
        }
      >
        {(language) => (
          <>
            <bdi>{label[language]}</bdi>
            {isDisabled && <Reason>{messages[language].comingSoon}</Reason>}
          </>
        )}
      </BilingualText>
    </Root>
  );
}

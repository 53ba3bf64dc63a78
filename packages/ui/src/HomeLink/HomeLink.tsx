import type { ComponentPropsWithRef } from 'react';
import { BilingualText } from '../i18n/BilingualText.tsx';
import { useMessages, useMessagesIn } from '../i18n/messages.ts';
import type { LinkOptions } from '../link/LinkComponent.ts';
import { useTarget } from '../link/useTarget.ts';
import { homeLinkMessages, type HomeLinkMessages } from './HomeLink.messages.ts';
import { Link, Name, Root, Tiles } from './HomeLink.styles.ts';
import type { MessageOverrides } from '../i18n/types.ts';

export interface HomeLinkProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'>, LinkOptions {
  /** Specifies the address of the show's first screen. @default '/' */
  readonly href?: string | undefined;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<HomeLinkMessages> | undefined;
}

/**
 * A link home, in the same corner of every screen. Place it first in the `bar` of each Page. Its name is in both
 * languages.
 */
export function HomeLink(props: HomeLinkProps) {
  const { href = '/', replace, state, messages, ...rest } = props;
  const { label } = useMessages('HomeLink', homeLinkMessages, messages);
  const messagesIn = useMessagesIn('HomeLink', homeLinkMessages, messages);
  return (
    <Root aria-label={label} {...rest}>
      <Link {...useTarget(href, { replace, state })}>
        <Tiles viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z" />
        </Tiles>
        <Name>
          <BilingualText>{(language) => messagesIn(language).home}</BilingualText>
        </Name>
      </Link>
    </Root>
  );
}

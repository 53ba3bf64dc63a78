import type { ComponentPropsWithRef } from 'react';
import { check } from '../internal/checks.ts';
import { LocalText } from '../i18n/BilingualText.tsx';
import type { Picture } from '../picture/Picture.ts';
import { composeHandlers } from '../internal/composeHandlers.ts';
import { followOnSpace, useTarget } from '../link/useTarget.ts';
import { ComingSoon } from '../link/ComingSoon.tsx';
import type { LinkMessages } from '../link/link.messages.ts';
import type { LinkOptions } from '../link/LinkComponent.ts';
import { Image, Root } from './ImageLink.styles.ts';
import type { LocalizedText, MessageOverrides } from '../i18n/types.ts';

export interface ImageLinkProps
  extends Omit<ComponentPropsWithRef<'a'>, 'children' | 'href'>, LinkOptions {
  /**
   * Specifies the address of the link. A value that isn't an address disables the link; a web address opens in a new
   * tab.
   */
  readonly href: string | undefined;
  /** Specifies the picture to press. */
  readonly picture: Picture;
  /** Specifies the name of the link, shown next to the picture. */
  readonly label: LocalizedText | string;
  /** Specifies the weight: 'large' for the only link into a screen. @default 'medium' */
  readonly size?: 'medium' | 'large' | undefined;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<LinkMessages> | undefined;
}

/**
 * A picture as a link. Its name is next to the picture, so nobody has to guess the picture's meaning, and screen
 * readers read it once. Enter and Space follow the link.
 */
export function ImageLink(props: ImageLinkProps) {
  const { href, picture, label, size = 'medium', replace, state, ...others } = props;
  const { messages, ...rest } = others;
  const target = useTarget(href, { replace, state });
  check?.picture('ImageLink', picture);
  return (
    <Root
      data-size={size}
      {...rest}
      {...target}
      onKeyDown={composeHandlers(rest.onKeyDown, followOnSpace)}
    >
      <Image {...picture} alt="" decoding="async" />
      <span>
        <LocalText text={label} />
        {target.href === undefined && (
          <>
            {' '}
            <ComingSoon messages={messages} />
          </>
        )}
      </span>
    </Root>
  );
}

import type { ComponentPropsWithRef } from 'react';
import type { Picture } from '../picture/Picture.ts';
import { ImageLink } from '../ImageLink/index.ts';
import type { LinkOptions } from '../link/LinkComponent.ts';
import { Root } from './FooterActions.styles.ts';
import type { LocalizedText } from '../i18n/types.ts';

/** A link to another screen. */
export interface FooterAction extends LinkOptions {
  /** Identifies the action in its list. */
  readonly id: string;
  /** The name of the link: its picture's text alternative. */
  readonly label: LocalizedText | string;
  /** The address; a value that isn't an address disables the link. */
  readonly href: string | undefined;
  /** The picture to press. */
  readonly picture: Picture;
}

export interface FooterActionsProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** Specifies the actions, the most important first. */
  readonly actions: readonly FooterAction[];
}

/** Picture links at the end of a screen: on to the form, or back to the previous page. */
export function FooterActions({ actions, ...rest }: FooterActionsProps) {
  return (
    <Root {...rest}>
      {actions.map(({ id, ...action }) => (
        <ImageLink key={id} {...action} />
      ))}
    </Root>
  );
}

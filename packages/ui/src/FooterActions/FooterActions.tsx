import type { ComponentPropsWithRef } from 'react';
import type { Bilingual } from '../i18n/bilingual.ts';
import type { Picture } from '../picture/Picture.ts';
import { ImageLink } from '../ImageLink/index.ts';
import type { LinkOptions } from '../link/LinkComponent.ts';
import { Root } from './FooterActions.styles.ts';

/** A link to another screen. */
export interface FooterAction extends LinkOptions {
  /** Identifies the action in its list. */
  readonly id: string;
  /** The name of the link: the text alternative of its picture. */
  readonly label: Bilingual | string;
  /** The address; a value that is not an address disables the link. */
  readonly href: string | undefined;
  /** The picture that is the link. */
  readonly picture: Picture;
}

export interface FooterActionsProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** Specifies the actions, the most important first. */
  readonly actions: readonly FooterAction[];
}

/** The picture links at the end of a screen: on to the form, or back to where the visitor came from. */
export function FooterActions({ actions, ...rest }: FooterActionsProps) {
  return (
    <Root {...rest}>
      {actions.map(({ id, ...action }) => (
        <ImageLink key={id} {...action} />
      ))}
    </Root>
  );
}

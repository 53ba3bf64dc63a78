import type { ComponentPropsWithRef } from 'react';
import type { Bilingual } from '../i18n/bilingual.ts';
import type { Picture } from '../picture/Picture.ts';
import { ImageLink } from '../ImageLink/index.ts';
import { Root } from './FooterActions.styles.ts';

/** A link to another screen. */
export interface FooterAction {
  readonly id: string;
  readonly label: Bilingual | string;
  readonly href: string | undefined;
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

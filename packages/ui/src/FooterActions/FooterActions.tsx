import type { ComponentPropsWithRef } from 'react';
import type { Picture } from '../FeatureCard/index.ts';
import { ImageLink } from '../ImageLink/index.ts';
import { Root } from './FooterActions.styles.ts';

/** A way on from a screen (specification, section 3). */
export interface FooterAction {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly picture: Picture;
}

export interface FooterActionsProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** Specifies the actions, the most wanted first. */
  readonly actions: readonly FooterAction[];
}

/** The picture links at the end of a screen: on to the form, back to where one came from. */
export function FooterActions({ actions, ...rest }: FooterActionsProps) {
  return (
    <Root {...rest}>
      {actions.map(({ id, ...action }) => (
        <ImageLink key={id} {...action} />
      ))}
    </Root>
  );
}

import type { ComponentPropsWithRef } from 'react';
import type { Picture } from '../FeatureCard/index.ts';
import { Partner, Root } from './PartnerGrid.styles.ts';

export interface PartnerData {
  /** The text alternative of the logo. */
  readonly title: string;
  readonly logo: Picture;
}

export interface PartnerGridProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  readonly partners: readonly PartnerData[];
}

/** The logos of partners, as pictures alone: they lead nowhere. */
export function PartnerGrid({ partners, ...rest }: PartnerGridProps) {
  return (
    <Root {...rest}>
      {partners.map(({ title, logo }) => (
        <Partner key={title}>
          <img {...logo} alt={title} decoding="async" />
        </Partner>
      ))}
    </Root>
  );
}

import type { ComponentPropsWithRef } from 'react';
import { type LocalizedText, type Picture, textIn, useShowcase } from '@showcase/ui';
import { Partner, Root } from './PartnerGrid.styles.ts';

interface PartnerData {
  /** The text alternative of the logo. */
  readonly title: LocalizedText | string;
  /** The picture of the logo. */
  readonly logo: Picture;
}

export interface PartnerGridProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Specifies the partners, in order. */
  readonly partners: readonly PartnerData[];
}

/** Partner logos, as pictures only: they aren't links. */
export function PartnerGrid({ partners, ...rest }: PartnerGridProps) {
  const { language } = useShowcase();
  return (
    <Root {...rest}>
      {partners.map(({ title, logo }) => (
        <Partner key={textIn(title, 'en')}>
          <img {...logo} alt={textIn(title, language)} decoding="async" />
        </Partner>
      ))}
    </Root>
  );
}

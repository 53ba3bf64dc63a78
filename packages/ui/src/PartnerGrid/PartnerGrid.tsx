import type { ComponentPropsWithRef } from 'react';
import { textIn } from '../i18n/bilingual.ts';
import { useShowcase } from '../internal/context.ts';
import type { Picture } from '../picture/Picture.ts';
import { Partner, Root } from './PartnerGrid.styles.ts';
import type { LocalizedText } from '../i18n/types.ts';

export interface PartnerData {
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

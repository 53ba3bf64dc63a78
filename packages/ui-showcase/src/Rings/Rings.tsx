import type { ComponentPropsWithRef } from 'react';
import type { Picture } from '@showcase/ui';
import { Root } from './Rings.styles.ts';

export interface RingsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Specifies the picture in the middle. */
  readonly picture: Picture;
}

/**
 * Rings around a picture, like a signal: a decoration below the heading of a page that has little else on that side. Only
 * wide screens and portrait kiosks have room for it; on a kiosk, it's behind what follows.
 */
export function Rings({ picture, ...rest }: RingsProps) {
  return (
    <Root aria-hidden="true" {...rest}>
      <img {...picture} alt="" decoding="async" />
    </Root>
  );
}

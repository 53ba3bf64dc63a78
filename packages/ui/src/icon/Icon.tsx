import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { check } from '../internal/checks.ts';
import type { IconShape } from './icons.ts';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'shape'> {
  /** Specifies the shape: one of the library's, such as `playIcon`, or your own. */
  readonly shape: IconShape;
}

const Root = styled.svg`
  flex: none;
  inline-size: 1.25em;
  block-size: 1.25em;
  fill: none;
  stroke: currentcolor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-mirrored]:dir(rtl) {
    transform: scaleX(-1);
  }
`;

/** A decorative icon. Icons that point in the reading direction are mirrored in Arabic. */
export function Icon({ shape, ...rest }: IconProps) {
  check?.shape(shape);
  const { path, mirrored } = shape;
  return (
    // Without styles, an svg is as wide as the page.
    <Root
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      aria-hidden="true"
      data-mirrored={mirrored || undefined}
      {...rest}
    >
      <path d={path} />
    </Root>
  );
}

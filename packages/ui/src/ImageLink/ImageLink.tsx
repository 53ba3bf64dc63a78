import type { Picture } from '../FeatureCard/index.ts';
import { both } from '../internal/both.ts';
import { followOnSpace, useTarget } from '../internal/useTarget.ts';
import type { LinkProps } from '../ShowcaseProvider/index.ts';
import { Image, Root } from './ImageLink.styles.ts';

export interface ImageLinkProps extends Omit<LinkProps, 'children'> {
  /** Specifies where the link leads. */
  readonly href: string;
  /** Specifies the picture that is pressed. */
  readonly picture: Picture;
  /** Specifies the text alternative of the picture, shown beside it too. */
  readonly label: string;
  /** Specifies the weight: 'large' for the one way into a screen. @default 'regular' */
  readonly size?: 'regular' | 'large';
}

/**
 * A link that is a picture. The picture carries the name, as the specification asks of image links; the same
 * words stand beside it for the eye alone, so that nobody has to guess what a drawing means.
 * Enter and Space follow it.
 */
export function ImageLink({ href, picture, label, size = 'regular', ...rest }: ImageLinkProps) {
  return (
    <Root
      data-size={size}
      {...useTarget(href)}
      {...rest}
      onKeyDown={both(rest.onKeyDown, followOnSpace)}
    >
      <Image {...picture} alt={label} decoding="async" />
      <span aria-hidden="true">{label}</span>
    </Root>
  );
}

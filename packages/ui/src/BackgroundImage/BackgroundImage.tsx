import type { ComponentPropsWithRef } from 'react';
import { Backdrop, Layer, Scrim } from '../backdrop/Backdrop.styles.ts';
import { hideBroken } from '../picture/hideBroken.ts';
import { useLayers } from '../backdrop/useLayers.ts';

export interface BackgroundImageProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Specifies the address of the picture; it fills the screen. */
  readonly src: string;
  /**
   * Specifies how much the picture is darkened: 'soft' beneath glass, 'strong' beneath plain text.
   * @default 'soft'
   */
  readonly scrim?: 'soft' | 'strong';
}

const keyOf = (src: string) => src;

/**
 * A decorative picture behind a page: the still counterpart of BackgroundVideo. A new picture stays hidden
 * until it has loaded, then fades in over the old one.
 */
export function BackgroundImage({ src, scrim = 'soft', ...rest }: BackgroundImageProps) {
  const { layers, markReady } = useLayers(src, keyOf);
  return (
    <Backdrop data-scrim={scrim} aria-hidden="true" {...rest}>
      {layers.map(({ id, content, isReady }) => (
        <Layer key={id} data-ready={isReady || undefined}>
          <img
            src={content}
            alt=""
            decoding="async"
            onLoad={() => {
              markReady(id);
            }}
            onError={hideBroken}
          />
        </Layer>
      ))}
      <Scrim />
    </Backdrop>
  );
}

import type { ComponentPropsWithRef } from 'react';
import { Backdrop, Layer, Scrim } from '../backdrop/Backdrop.styles.ts';
import { hideBroken } from '../picture/hideBroken.ts';
import { priorityOf, useLayers } from '../backdrop/useLayers.ts';
import { useScene } from '../backdrop/useScene.ts';

export interface BackgroundImageProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Specifies the address of the picture; it fills the screen. */
  readonly src: string;
  /**
   * Specifies how much of the page's colour covers the picture: 'soft' behind glass, 'strong' behind plain text.
   * 'ground' leaves the upper half clear and fades the lower half into that colour, for text.
   * @default 'soft'
   */
  readonly scrim?: 'soft' | 'strong' | 'ground' | undefined;
  /**
   * Specifies the point of the picture that stays in view when it's cropped, as in `object-position`.
   * @default '50% 50%'
   */
  readonly focus?: string | undefined;
}

interface Still {
  readonly src: string;
  readonly focus: string | undefined;
  readonly scrim: Exclude<BackgroundImageProps['scrim'], undefined>;
}

const keyOf = ({ src, scrim }: Still) => `${scrim} ${src}`;

/**
 * A decorative picture behind a page: the still counterpart of BackgroundVideo. A new picture stays hidden
 * until it has loaded, then fades in over the old one.
 */
export function BackgroundImage({ src, focus, scrim = 'soft', ...rest }: BackgroundImageProps) {
  const { layers, markReady } = useLayers<Still>({ src, focus, scrim }, keyOf);
  const scene = useScene();
  return (
    <Backdrop aria-hidden="true" data-backdrop="" {...rest}>
      {layers.map(({ id, content, isReady }) => (
        <Layer
          key={id}
          ref={id === layers.at(-1)?.id ? scene : undefined}
          data-scrim={content.scrim}
          data-ready={isReady || undefined}
          $focus={content.focus}
        >
          <img
            src={content.src}
            alt=""
            decoding="async"
            fetchPriority={priorityOf(id, scrim)}
            onLoad={() => {
              markReady(id);
            }}
            onError={hideBroken}
          />
          <Scrim />
        </Layer>
      ))}
    </Backdrop>
  );
}

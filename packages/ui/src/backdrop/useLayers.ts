import { useEffect, useState } from 'react';
import { motion } from '../motion/motion.ts';

interface BackdropLayer<T> {
  readonly id: number;
  readonly content: T;
  /** Whether it can be shown. The first layer always can: nothing is behind it. */
  readonly isReady: boolean;
}

type Layers<T> = readonly BackdropLayer<T>[];

/** New content goes on top; layers that never became ready are dropped. */
function request<T>(layers: Layers<T>, content: T, keyOf: (content: T) => string): Layers<T> {
  const ready = layers.filter(({ isReady }) => isReady);
  const top = ready.at(-1);
  if (top && keyOf(top.content) === keyOf(content)) return ready;
  return [...ready, { id: (layers.at(-1)?.id ?? 0) + 1, content, isReady: false }];
}

/**
 * The fetch priority of a layer's picture. A picture that comes with the page is either the page's largest, or is
 * behind text and pictures that matter more.
 */
export function priorityOf(id: number, scrim: 'soft' | 'strong' | 'ground') {
  if (id > 0) return undefined;
  return scrim === 'ground' ? 'high' : 'low';
}

/**
 * The layers of a background, lowest first. New content waits above the old until it's ready, then fades in over it.
 * Only then is the old content removed, so nothing flashes in between.
 *
 * @param keyOf Returns a key that identifies the content.
 * @returns The layers, and a function to report that one of them can be shown.
 */
export function useLayers<T>(content: T, keyOf: (content: T) => string) {
  const [layers, setLayers] = useState<Layers<T>>([{ id: 0, content, isReady: true }]);
  const top = layers.at(-1);
  if (top && keyOf(top.content) !== keyOf(content)) setLayers(request(layers, content, keyOf));

  const isFading = layers.length > 1 && top?.isReady === true;
  const topId = top?.id;
  useEffect(() => {
    if (!isFading) return undefined;
    const timer = setTimeout(
      () => {
        setLayers((shown) => shown.filter(({ id }) => topId === undefined || id >= topId));
      },
      motion.seconds * 1000 + 100,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [isFading, topId]);

  const markReady = (id: number) => {
    setLayers((shown) =>
      shown.some((layer) => layer.id === id && !layer.isReady)
        ? shown.map((layer) => (layer.id === id ? { ...layer, isReady: true } : layer))
        : shown,
    );
  };
  return { layers, markReady };
}

import { use, useCallback } from 'react';
import { PageTransitionContext } from '../PageTransition/context.ts';

/** A ref for the topmost layer of a background: a change of page moves it with the page. */
export function useScene(): (layer: HTMLElement | null) => void {
  const setStage = use(PageTransitionContext)?.setStage;
  return useCallback(
    (layer) => {
      setStage?.({ scene: layer });
    },
    [setStage],
  );
}

import { useSyncExternalStore, type RefObject } from 'react';

/** A phone's own player, where an element of the page can't fill the screen. */
interface NativeFullScreen {
  readonly webkitEnterFullscreen?: () => void;
}

const subscribe = (notify: () => void) => {
  document.addEventListener('fullscreenchange', notify);
  return () => {
    document.removeEventListener('fullscreenchange', notify);
  };
};

/** Whether an element fills the screen, and a function that changes it; undefined where nothing can. */
export function useFullScreen(
  root: RefObject<HTMLElement | null>,
  film: (HTMLVideoElement & NativeFullScreen) | null,
): readonly [isFull: boolean, toggle: (() => void) | undefined] {
  const isFull = useSyncExternalStore(
    subscribe,
    () => root.current !== null && document.fullscreenElement === root.current,
    () => false,
  );
  const isOffered =
    film !== null && (document.fullscreenEnabled || film.webkitEnterFullscreen !== undefined);
  const toggle = () => {
    if (isFull) void document.exitFullscreen();
    else if (document.fullscreenEnabled) void root.current?.requestFullscreen();
    else film?.webkitEnterFullscreen?.();
  };
  return [isFull, isOffered ? toggle : undefined];
}

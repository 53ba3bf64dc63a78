import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** An iPad that requests desktop pages identifies as a Mac, but no Mac has a touch screen. */
const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** Whether the device runs iOS or iPadOS; undefined while unknown, for instance on the server. */
export function useIsIos(): boolean | undefined {
  return useSyncExternalStore(never, isIos, () => undefined);
}

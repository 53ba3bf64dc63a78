import { useEffect } from 'react';

/**
 * Keeps the screen from going dark while mounted, if the browser supports and allows it. The browser releases
 * the lock when the tab is hidden; the hook requests it again when the tab returns.
 *
 * @param isOn Whether the lock is wanted.
 */
export function useWakeLock(isOn = true): void {
  useEffect(() => {
    const { wakeLock } = navigator as Partial<Navigator>;
    if (!isOn || !wakeLock) return undefined;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;

    const release = () => {
      // If the lock is already gone, there's nothing left to do.
      lock?.release().catch(() => undefined);
      lock = undefined;
    };
    const request = () => {
      if (document.hidden) return;
      wakeLock.request('screen').then(
        (granted) => {
          release();
          lock = granted;
          if (isOver) release();
        },
        () => {
          // A low battery or a policy may prevent it: the page continues, and the screen may go dark.
        },
      );
    };

    request();
    document.addEventListener('visibilitychange', request);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', request);
      release();
    };
  }, [isOn]);
}

import { useEffect } from 'react';

/**
 * Keeps the screen from going dark while mounted, where the browser can and may. It lets go of the lock by itself
 * when the tab is hidden; the return of the tab asks again.
 */
export function useWakeLock(): void {
  useEffect(() => {
    const { wakeLock } = navigator as Partial<Navigator>;
    if (!wakeLock) return undefined;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;

    const release = () => {
      // A lock that is gone already is what was wanted.
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
          // A battery that runs low or a policy may forbid it: the loop goes on, the screen may go dark.
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
  }, []);
}

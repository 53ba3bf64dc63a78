import { useEffect } from 'react';

/** In milliseconds: the first wait before the next request, and the longest. */
const firstWait = 1000;
const longestWait = 30_000;

/**
 * Keeps the screen from going dark while mounted, if the browser supports and allows it. The browser releases the lock
 * when the tab is hidden, and may release or refuse it at other times, for instance to save the battery. The hook
 * requests it again when the tab returns, and otherwise after 1 to 30 s.
 *
 * @param isOn Whether the lock is wanted.
 */
export function useWakeLock(isOn = true): void {
  useEffect(() => {
    const { wakeLock } = navigator as Partial<Navigator>;
    if (!isOn || !wakeLock) return undefined;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    let wait = firstWait;
    let waiting: ReturnType<typeof setTimeout> | undefined;

    const release = () => {
      const released = lock;
      lock = undefined;
      // If the lock is already gone, there's nothing left to do.
      released?.release().catch(() => undefined);
    };
    const requestLater = () => {
      if (isOver || document.hidden) return;
      clearTimeout(waiting);
      waiting = setTimeout(request, wait);
      wait = Math.min(2 * wait, longestWait);
    };
    const request = () => {
      clearTimeout(waiting);
      if (document.hidden) return;
      wakeLock.request('screen').then((granted) => {
        release();
        lock = granted;
        if (isOver) release();
        const since = performance.now();
        // A stand-in, as in tests, may not report it.
        const reporting: Partial<WakeLockSentinel> = granted;
        reporting.addEventListener?.('release', () => {
          if (lock !== granted) return;
          lock = undefined;
          if (performance.now() - since > longestWait) wait = firstWait;
          requestLater();
        });
      }, requestLater);
    };
    const onReturn = () => {
      wait = firstWait;
      request();
    };

    request();
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      isOver = true;
      clearTimeout(waiting);
      document.removeEventListener('visibilitychange', onReturn);
      release();
    };
  }, [isOn]);
}

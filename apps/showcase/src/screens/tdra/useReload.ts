import { useEffect, useState } from 'react';
import { awaitHost, canReachHost } from '../../services/host.ts';

interface Reload {
  /** Reloads the page if the host answers; otherwise starts waiting for it. */
  readonly reload: () => Promise<void>;
  /** Whether the host is away. The page reloads as soon as it answers. */
  readonly isWaiting: boolean;
  /** Stops waiting, and stays on the page. */
  readonly stop: () => void;
}

/** A reload that never leads to the browser's own error page. */
export function useReload(): Reload {
  const [isWaiting, setIsWaiting] = useState(false);

  useEffect(() => {
    if (!isWaiting) return undefined;
    let isOver = false;
    void awaitHost().then(() => {
      if (!isOver) location.reload();
    });
    return () => {
      isOver = true;
    };
  }, [isWaiting]);

  return {
    reload: async () => {
      if (await canReachHost()) location.reload();
      else setIsWaiting(true);
    },
    isWaiting,
    stop: () => {
      setIsWaiting(false);
    },
  };
}

import { useSyncExternalStore } from 'react';

const darkness = matchMedia('(prefers-color-scheme: dark)');

/** Whether the system, and therefore a docs page, is dark. */
export function useIsDark(): boolean {
  return useSyncExternalStore(listen, () => darkness.matches);
}

function listen(onChange: () => void): () => void {
  darkness.addEventListener('change', onChange);
  return () => {
    darkness.removeEventListener('change', onChange);
  };
}

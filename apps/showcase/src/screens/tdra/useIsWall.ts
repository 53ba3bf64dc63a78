import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => undefined;

/** Whether the address asks for the view for a wall (docs/product.md, On a wall). The server never sees it. */
export function useIsWall(): boolean {
  const { search } = useLocation();
  return useSyncExternalStore(
    never,
    () => new URLSearchParams(search).get('view') === 'wall',
    () => false,
  );
}

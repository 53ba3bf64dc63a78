import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface Overlay {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

const never = () => () => undefined;

/**
 * An overlay with its own address, the page's with `#name`: Back closes it, Forward opens it again and a reload keeps
 * it. The server never sees the hash, so the overlay opens after hydration.
 */
export function useOverlay(name: string): Overlay {
  const { hash, key, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const isOpen = isHydrated && hash === `#${name}`;
  // A history step takes a moment, in which the button or Escape may be pressed again.
  const isOnItsWay = useRef(false);
  useEffect(() => {
    isOnItsWay.current = false;
  }, [key]);
  return {
    isOpen,
    open: () => {
      if (isOpen || isOnItsWay.current) return;
      isOnItsWay.current = true;
      void navigate({ hash: name }, { state: { overlay: name } });
    },
    close: () => {
      if (!isOpen || isOnItsWay.current) return;
      isOnItsWay.current = true;
      const isOurs = (state as { readonly overlay?: unknown } | null)?.overlay === name;
      if (isOurs) void navigate(-1);
      else void navigate({ hash: '' }, { replace: true });
    },
  };
}

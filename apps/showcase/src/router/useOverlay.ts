import { useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface Overlay {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

const never = () => () => undefined;

/**
 * An overlay with an address of its own, the page's with `#name`: Back closes it, Forward opens it again and a
 * reload keeps it. The server never sees the hash of an address, so it opens after hydration.
 */
export function useOverlay(name: string): Overlay {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const isOpen = isHydrated && hash === `#${name}`;
  const isClosing = useRef(false);
  return {
    isOpen,
    open: () => {
      isClosing.current = false;
      void navigate({ hash: name }, { state: { overlay: name } });
    },
    close: () => {
      // Going back takes a moment; Escape may be pressed again meanwhile.
      if (!isOpen || isClosing.current) return;
      const isOurs = (state as { readonly overlay?: unknown } | null)?.overlay === name;
      isClosing.current = isOurs;
      if (isOurs) void navigate(-1);
      else void navigate({ hash: '' }, { replace: true });
    },
  };
}

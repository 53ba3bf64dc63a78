import { useEffect, useRef, useState, type RefObject } from 'react';

export type DeepLinkStatus = 'waiting' | 'opened' | 'noResponse' | 'copied' | 'selected';

/** Nothing tells a page that an app is missing, except that it is not hidden within this time. */
const patience = 2000;

/**
 * Follows what becomes of a deep link that is opened or copied.
 *
 * @param field Holds the link; it is selected where the browser does not copy.
 */
export function useDeepLink(field: RefObject<HTMLInputElement | null>) {
  const [status, setStatus] = useState<DeepLinkStatus>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const open = () => {
    stop.current?.();
    setStatus('waiting');
    const watching = new AbortController();
    const { signal } = watching;
    const settle = (outcome: DeepLinkStatus) => {
      stop.current?.();
      setStatus(outcome);
    };
    const timer = setTimeout(() => {
      settle('noResponse');
    }, patience);
    stop.current = () => {
      watching.abort();
      clearTimeout(timer);
    };
    const onHidden = ({ type }: Event) => {
      if (type === 'pagehide' || document.hidden) settle('opened');
    };
    document.addEventListener('visibilitychange', onHidden, { signal });
    addEventListener('pagehide', onHidden, { signal });
  };

  const copy = async (text: string) => {
    stop.current?.();
    setStatus(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setStatus('copied');
    } catch {
      // Refused, or there is no clipboard without TLS.
      field.current?.focus();
      field.current?.select();
      setStatus(document.execCommand('copy') ? 'copied' : 'selected');
    }
  };

  return { status, open, copy };
}

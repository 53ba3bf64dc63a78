import { useEffect, useRef, useState, type RefObject } from 'react';

export type DeepLinkStatus = 'waiting' | 'opened' | 'noResponse' | 'copied' | 'selected';

/** The only sign of a missing app: the page is not hidden within this time, in milliseconds. */
const timeout = 2000;

/**
 * Tracks the result of opening or copying a deep link.
 *
 * @param field Holds the link; its text is selected if the browser cannot copy it.
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
    }, timeout);
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
      // Access was refused, or there is no clipboard API without TLS.
      field.current?.focus();
      field.current?.select();
      setStatus(document.execCommand('copy') ? 'copied' : 'selected');
    }
  };

  return { status, open, copy };
}

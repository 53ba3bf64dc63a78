import { useEffect, useRef, useState, type RefObject } from 'react';

export type DeepLinkStatus = 'waiting' | 'opened' | 'noResponse' | 'copied' | 'selected';

/** If the page isn't hidden within this time, in milliseconds, the app is missing. There's no other sign. */
const timeout = 2000;

/**
 * Tracks the result of opening or copying a deep link.
 *
 * @param field Contains the link; its text is selected if the browser can't copy it.
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
      // Access was refused, or the clipboard API is missing without TLS.
      field.current?.focus();
      field.current?.select();
      setStatus(document.execCommand('copy') ? 'copied' : 'selected');
    }
  };

  return { status, open, copy };
}

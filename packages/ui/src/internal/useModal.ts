import { useEffect, useRef, type RefObject } from 'react';

type Simulated = Partial<HTMLDialogElement> & Element;

/**
 * Shows a native dialog as a modal one while it is mounted, above whatever is open, and gives the focus back to what
 * had it.
 *
 * @param first What has the focus first.
 * @param fallback What gets the focus when what had it is gone, as a selector; without it nothing does.
 * @returns The ref of the dialog.
 */
export function useModal(
  first: RefObject<HTMLElement | null>,
  fallback?: string,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // jsdom, in which apps are tested, has dialogs that cannot be modal.
    const element: Simulated | null = dialog.current;
    const opener = document.activeElement;
    if (element?.showModal) element.showModal();
    else element?.setAttribute('open', '');
    first.current?.focus();
    return () => {
      element?.close?.();
      returnFocus(opener, fallback);
    };
  }, [first, fallback]);
  return dialog;
}

function returnFocus(opener: Element | null, fallback: string | undefined) {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) {
    // The visitor may have scrolled since: the page stays where it is.
    opener.focus({ preventScroll: true });
    return;
  }
  const heading = fallback === undefined ? null : document.querySelector<HTMLElement>(fallback);
  if (heading) {
    heading.tabIndex = -1;
    heading.focus();
  }
}

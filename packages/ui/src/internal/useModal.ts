import { useEffect, useRef, type RefObject } from 'react';

type Simulated = Partial<HTMLDialogElement> & Element;

/**
 * Shows a native dialog as modal while it's mounted, above everything else, and then returns the focus to the previous
 * element.
 *
 * @param first The element that gets the initial focus.
 * @param fallback A selector for the element that gets the focus if the previous one is gone; without it, none does.
 * @returns The ref of the dialog.
 */
export function useModal(
  first: RefObject<HTMLElement | null>,
  fallback?: string,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // jsdom, which apps use for tests, doesn't support modal dialogs.
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

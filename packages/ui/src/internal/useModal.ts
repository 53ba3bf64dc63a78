import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusedElement } from './focusedElement.ts';
import { lockPage } from './lockPage.ts';
import { closeWhenHidden } from './closeWhenHidden.ts';

type Simulated = Partial<HTMLDialogElement> & Element;
type CleanUp = () => void;

/** Dialogs of the same moment that aren't open yet, and how to open them. */
const waiting = new Map<Element, CleanUp>();

/**
 * Shows a native dialog as modal while it's mounted, above everything else, and then returns the focus to the previous
 * element. If the dialog is hidden, for instance with its container, it is closed and sends `close`.
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
  const cleanUp = useRef<CleanUp>(undefined);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    waiting.set(element, () => {
      cleanUp.current = open(element, first.current, fallback);
    });
    return () => {
      waiting.delete(element);
    };
  }, [first, fallback]);
  useEffect(() => {
    openWaiting();
    return () => {
      cleanUp.current?.();
    };
  }, [first, fallback]);
  return dialog;
}

/** React's effects begin with the innermost, which the dialogs around it would then cover. */
function openWaiting() {
  const inOrder = [...waiting].sort(([one], [other]) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  waiting.clear();
  for (const [, open] of inOrder) open();
}

function open(element: Simulated, first: HTMLElement | null, fallback: string | undefined) {
  const opener = focusedElement();
  const place = element.getRootNode() as Document | ShadowRoot;
  // jsdom, which apps use for tests, doesn't support modal dialogs.
  if (element.showModal) element.showModal();
  else element.setAttribute('open', '');
  first?.focus();
  const unlock = lockPage(element);
  const stopWatching = closeWhenHidden(element);
  return () => {
    stopWatching();
    unlock();
    element.close?.();
    returnFocus(opener, fallback, place);
  };
}

function returnFocus(
  opener: Element | null,
  fallback: string | undefined,
  place: Document | ShadowRoot,
) {
  if (opener instanceof HTMLElement && opener !== document.body) {
    // The visitor may have scrolled since: the page stays where it is.
    opener.focus({ preventScroll: true });
    if (focusedElement() === opener) return;
  }
  if (fallback === undefined) return;
  const heading =
    place.querySelector<HTMLElement>(fallback) ?? document.querySelector<HTMLElement>(fallback);
  if (heading) {
    heading.tabIndex = -1;
    heading.focus();
  }
}

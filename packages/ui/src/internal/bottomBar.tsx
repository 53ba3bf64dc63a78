import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Slots {
  readonly middle: Element | null;
  readonly end: Element | null;
}

/** The slots of the page's BottomBar, while it is shown. */
let slots: Slots | undefined;
const listeners = new Set<() => void>();

export function showSlots(shown: Slots | undefined): void {
  slots = shown;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
  };
}

interface BarSlotProps {
  readonly slot: keyof Slots;
  readonly children: ReactNode;
  /** Specifies what to show without a bar. @default the children */
  readonly otherwise?: ReactNode;
}

/** Moves controls of the screen into the page's BottomBar while it is shown. */
export function BarSlot({ slot, children, otherwise = children }: BarSlotProps) {
  const shown = useSyncExternalStore(
    subscribe,
    () => slots,
    () => undefined,
  );
  const container = shown?.[slot];
  return container ? createPortal(children, container) : otherwise;
}

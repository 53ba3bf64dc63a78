import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { commandOf, indexAfter, placeIn, type Step } from './runningOrder.ts';

export interface RunningOrderOptions {
  /** Specifies the addresses, in order. If there are none, the keys do nothing. */
  readonly addresses: readonly string[];
  /** Specifies the current address; one outside the order counts as before the first. */
  readonly current: string;
  /** Called with the address that a key leads to. */
  readonly onGo: (address: string) => void;
}

export interface RunningOrderResult {
  /** The next address, for prefetching; undefined at the end. */
  readonly next: string | undefined;
  /** The overlay that a key requested: a black screen, or the list of keys. */
  readonly shown: 'blank' | 'keys' | undefined;
  /** Closes the overlay. */
  readonly close: () => void;
}

/** Elements that need these keys themselves while they have the focus. */
const holders = ['input', 'textarea', 'select', 'video', 'audio', 'dialog']
  .concat('[contenteditable]:not([contenteditable="false"])')
  .concat(
    ['combobox', 'dialog', 'grid', 'listbox', 'menu', 'menubar', 'radiogroup', 'searchbox']
      .concat('slider', 'spinbutton', 'tablist', 'textbox', 'tree')
      .map((role) => `[role="${role}"]`),
  )
  .join();
/** Elements that cover the page while they're open. */
const overlays = 'dialog[open], [aria-modal="true"], :popover-open';

/**
 * Steps through a presentation with a clicker or a keyboard: PageDown, ArrowRight and n go forward; PageUp, ArrowLeft
 * and p go back; Home and End go to the ends. b and the full stop blank the screen, f toggles full screen, and ? lists
 * the keys. Holding a key down moves once. Fields, menus and dialogs keep their keys.
 */
export function useRunningOrder(options: RunningOrderOptions): RunningOrderResult {
  const { addresses, current, onGo } = options;
  const [shown, setShown] = useState<RunningOrderResult['shown']>();
  const [step, setStep] = useState<Step>();
  const [seen, setSeen] = useState(current);
  if (seen !== current) {
    setSeen(current);
    setStep(step && { ...step, isOnItsWay: false });
  }
  const place = placeIn(addresses, current, step);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event);
    if (!command || isNeeded(event)) return;
    event.preventDefault();
    if (event.repeat) return;
    if (command === 'blank' || command === 'keys') setShown(command);
    else if (command === 'fullScreen') toggleFullScreen();
    else {
      const index = indexAfter(addresses, place, command);
      const address = index === undefined ? undefined : addresses[index];
      if (index === undefined || address === undefined) return;
      setStep({ index, isOnItsWay: true });
      onGo(address);
    }
  });

  const isOn = addresses.length > 0;
  useEffect(() => {
    if (!isOn) return undefined;
    const listener = (event: KeyboardEvent) => {
      onKey(event);
    };
    addEventListener('keydown', listener);
    return () => {
      removeEventListener('keydown', listener);
    };
  }, [isOn]);

  const close = useCallback(() => {
    setShown(undefined);
  }, []);
  return { next: addresses[place + 1], shown, close };
}

function isNeeded(event: KeyboardEvent): boolean {
  const { defaultPrevented, isComposing } = event;
  if (defaultPrevented || isComposing || document.querySelector(overlays)) return true;
  // Unlike its target, an event's path leads into shadow roots.
  return event.composedPath().some((node) => node instanceof Element && node.matches(holders));
}

function toggleFullScreen(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  change.catch(() => {
    // A frame or a policy may forbid it: the page then keeps its size.
  });
}

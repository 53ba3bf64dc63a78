import { useEffect, type ReactNode } from 'react';

interface EarlyPressProps {
  /** The button pressed, if any. */
  readonly on: HTMLButtonElement | null | undefined;
  readonly children: ReactNode;
}

/** Repeats a visitor's press on a button that came before the app, once the button does something. */
export function EarlyPress({ on: button, children }: EarlyPressProps) {
  useEffect(() => {
    // After what the first effects change: a form, for instance, takes over what was typed into it.
    const timer = setTimeout(() => {
      if (button?.isConnected) button.click();
    });
    return () => {
      clearTimeout(timer);
    };
  }, [button]);
  return children;
}

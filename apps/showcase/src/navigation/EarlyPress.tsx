import { useEffect, type ReactNode } from 'react';

interface EarlyPressProps {
  /** The button pressed, if any. */
  readonly on: HTMLButtonElement | null | undefined;
  readonly children: ReactNode;
}

/** Repeats a visitor's press on a button that came before hydration. */
export function EarlyPress({ on: button, children }: EarlyPressProps) {
  useEffect(() => {
    // Runs after the changes of the first effects: a form, for example, adopts text typed before.
    const timer = setTimeout(() => {
      if (button?.isConnected) button.click();
    });
    return () => {
      clearTimeout(timer);
    };
  }, [button]);
  return children;
}

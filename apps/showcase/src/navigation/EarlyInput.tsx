import { useEffect, type ReactNode } from 'react';
import { restoreFields, type EarlyFields } from './earlyFields.ts';

interface EarlyInputProps {
  /** The fields of the page as they were before hydration. */
  readonly fields: EarlyFields | undefined;
  /** The button pressed last, if any. */
  readonly pressed: HTMLButtonElement | null | undefined;
  readonly children: ReactNode;
}

/** Keeps what a visitor did before hydration: types texts again that it has lost, and repeats a press on a button. */
export function EarlyInput({ fields, pressed, children }: EarlyInputProps) {
  useEffect(() => {
    // Runs after the changes of the first effects: a form, for example, adopts text typed before.
    const timer = setTimeout(() => {
      if (pressed?.isConnected) pressed.click();
      if (fields) void restoreFields(fields);
    });
    return () => {
      clearTimeout(timer);
    };
  }, [fields, pressed]);
  return children;
}

import type { KeyboardEvent } from 'react';
import { closeOnEscape } from '../internal/closeOnEscape.ts';

/**
 * Asks a dialog to close on Escape, with the event that browsers send for a visitor's key. They send none for a
 * simulated key, as in tests; and nested dialogs that opened without a press they would close together.
 */
export function cancelOnEscape(event: KeyboardEvent<HTMLDialogElement>): void {
  const dialog = event.currentTarget;
  const isNested = dialog.parentElement?.closest('dialog');
  if (event.nativeEvent.isTrusted && !isNested) return;
  closeOnEscape(event, () => {
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
}

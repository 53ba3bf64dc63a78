import type { KeyboardEvent } from 'react';

/**
 * The rule for Escape: it closes the innermost thing that is open, and nothing around it. Whatever closes prevents the
 * key's default, and leaves alone a key whose default is already prevented.
 */
export function closeOnEscape(event: KeyboardEvent, close: () => void): void {
  const isForUs = event.key === 'Escape' && !event.defaultPrevented;
  // During a composition, the key belongs to the input method (IME).
  if (!isForUs || event.nativeEvent.isComposing) return;
  event.preventDefault();
  close();
}

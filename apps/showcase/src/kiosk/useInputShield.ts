import { useEffect } from 'react';

/** Keys that press or reach a control. Others, such as a clicker's, keep their function. */
const pressingKeys = ['Enter', ' ', 'Tab'];

/** How long the waking hand may still be pressing, in milliseconds: until the next page has appeared. */
const grace = 600;

/** Keeps presses from the page, so the touch that wakes a kiosk does nothing else. */
export function useInputShield(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    for (const type of ['mousedown', 'click', 'auxclick']) addEventListener(type, hold, options);
    addEventListener(
      'keydown',
      (event) => {
        if (pressingKeys.includes(event.key)) hold(event);
      },
      options,
    );
    return () => {
      setTimeout(() => {
        listening.abort();
      }, grace);
    };
  }, [isOn]);
}

import { useEffect } from 'react';

/** Keys that press or reach a control. Others, such as a clicker's, do what they always do. */
const pressingKeys = ['Enter', ' ', 'Tab'];

/** How long the hand that has woken a stand may still be pressing, in milliseconds: until the next page has come. */
const grace = 600;

/** Keeps presses from the page, so that the touch that wakes a stand does nothing else. */
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

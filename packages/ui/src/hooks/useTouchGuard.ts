import { useEffect } from 'react';

/** What a long press is meant to press, not to select or to drag. */
const controls = 'a, button, label, summary, img, svg, [role="button"], [role="option"]';

/**
 * Turns off what a touch screen does besides pressing, and what leads visitors of a stand astray: the menu of a long
 * press, the selection of text on controls, dragged images and links, and swipes that go through the history. Zooming
 * stays possible.
 *
 * @param isOn Whether it is wanted.
 */
export function useTouchGuard(isOn = true): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const { style } = document.documentElement;
    const before = [style.overscrollBehavior, touchCalloutOf(style)] as const;
    style.overscrollBehavior = 'none';
    // WebKit on a touch screen shows its menu without an event that could be prevented.
    style.setProperty(touchCallout, 'none');

    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    const prevent = (event: Event) => {
      event.preventDefault();
    };
    addEventListener('contextmenu', prevent, options);
    addEventListener('dragstart', prevent, options);
    addEventListener(
      'selectstart',
      (event) => {
        if (elementOf(event.target)?.closest(controls)) event.preventDefault();
      },
      options,
    );
    return () => {
      listening.abort();
      [style.overscrollBehavior] = before;
      style.setProperty(touchCallout, before[1]);
    };
  }, [isOn]);
}

const touchCallout = '-webkit-touch-callout';
const touchCalloutOf = (style: CSSStyleDeclaration) => style.getPropertyValue(touchCallout);

/** A selection begins in a text, not in its element. */
function elementOf(target: EventTarget | null): Element | null {
  if (target instanceof Element) return target;
  return target instanceof Node ? target.parentElement : null;
}

import { useEffect } from 'react';

/** Elements that a long press should press, not select or drag. */
const controls = 'a, button, label, summary, img, svg, [role="button"], [role="option"]';

/**
 * Turns off touch gestures that confuse visitors of a kiosk: the long-press menu, selecting text on controls, dragging
 * images and links, and swiping through the history. Zooming stays possible.
 *
 * @param isOn Whether the guard is on.
 */
export function useTouchGuard(isOn = true): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const { style } = document.documentElement;
    const before = [style.overscrollBehavior, touchCalloutOf(style)] as const;
    style.overscrollBehavior = 'none';
    // WebKit on a touch screen shows its menu without a preventable event.
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
        if (elementOf(event.composedPath()[0])?.closest(controls)) event.preventDefault();
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

/** A selection begins in a text node, not in its element. */
function elementOf(target: EventTarget | undefined): Element | null {
  if (target instanceof Element) return target;
  return target instanceof Node ? target.parentElement : null;
}

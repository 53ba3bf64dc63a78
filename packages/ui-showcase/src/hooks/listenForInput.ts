import { watchMovement } from '@showcase/ui/internal';
import type { Place } from './idleTime.ts';

/**
 * Reports any input, anywhere on a page: a press, a key, the wheel or a deliberate movement. Presses and keys are
 * reported when they end; otherwise they would end on whatever the response uncovers. A key or finger that stays down
 * reports nothing more.
 *
 * @param onInput Receives the place of a press, in CSS pixels.
 * @returns A function that stops listening.
 */
export function listenForInput(onInput: (place?: Place) => void): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true, capture: true };
  const isMeant = watchMovement();

  const onPress = ({ type, detail, clientX: x, clientY: y }: MouseEvent) => {
    // A click from a keyboard or assistive technology has no place.
    onInput(type === 'click' && detail === 0 ? undefined : { x, y });
  };
  const onKey = ({ key }: KeyboardEvent) => {
    // F11 makes a kiosk full screen.
    if (key !== 'F11') onInput();
  };
  const onPointer = ({ pointerId, clientX, clientY, timeStamp }: PointerEvent) => {
    if (isMeant(pointerId, clientX, clientY, timeStamp)) onInput();
  };
  // A scrolling finger no longer counts as a pointer.
  const onTouch = ({ changedTouches, timeStamp }: TouchEvent) => {
    for (const { identifier, clientX, clientY } of changedTouches) {
      if (isMeant(-1 - identifier, clientX, clientY, timeStamp)) onInput();
    }
  };
  const onOther = () => {
    onInput();
  };

  addEventListener('click', onPress, options);
  addEventListener('auxclick', onPress, options);
  addEventListener('contextmenu', onPress, options);
  addEventListener('keyup', onKey, options);
  addEventListener('pointermove', onPointer, options);
  addEventListener('touchmove', onTouch, options);
  addEventListener('wheel', onOther, options);
  addEventListener('input', onOther, options);
  return () => {
    listening.abort();
  };
}

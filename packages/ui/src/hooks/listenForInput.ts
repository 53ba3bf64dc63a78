import { watchMovement } from '../internal/movement.ts';
import type { Place } from './idleTime.ts';

/**
 * Reports whatever somebody does to a page, wherever on it: a press, a key, the wheel, a movement that is meant.
 * Presses and keys are reported when they end. What they end on would otherwise be what the answer to them uncovers.
 * A key or a finger that is held down reports nothing more.
 *
 * @param onInput Is given the place of a press, in CSS pixels.
 * @returns What ends it.
 */
export function listenForInput(onInput: (place?: Place) => void): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true, capture: true };
  const isMeant = watchMovement();

  const onPress = ({ type, detail, clientX: x, clientY: y }: MouseEvent) => {
    // A click that a keyboard or assistive technology makes has no place.
    onInput(type === 'click' && detail === 0 ? undefined : { x, y });
  };
  const onKey = ({ key }: KeyboardEvent) => {
    // F11 is how a stand fills its screen.
    if (key !== 'F11') onInput();
  };
  const onPointer = ({ pointerId, clientX, clientY, timeStamp }: PointerEvent) => {
    if (isMeant(pointerId, clientX, clientY, timeStamp)) onInput();
  };
  // A finger that scrolls no longer counts as a pointer.
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

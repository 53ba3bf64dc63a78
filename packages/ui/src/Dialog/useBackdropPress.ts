import { useRef, type MouseEvent, type PointerEvent } from 'react';

/**
 * Distinguishes a press on the backdrop from one that began inside the dialog and was dragged out. The backdrop belongs
 * to the dialog element, so only the press position tells them apart.
 */
export function useBackdropPress(onPress: () => void) {
  const pressed = useRef(false);
  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      pressed.current = isOnBackdrop(event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (pressed.current && isOnBackdrop(event)) onPress();
      pressed.current = false;
    },
  };
}

function isOnBackdrop(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  const box = event.currentTarget.getBoundingClientRect();
  const inside =
    event.clientX >= box.left &&
    event.clientX <= box.right &&
    event.clientY >= box.top &&
    event.clientY <= box.bottom;
  return !inside;
}

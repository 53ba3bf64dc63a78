import { useCallback, type Ref, type RefCallback } from 'react';

/** Combines two refs into one: ours and the caller's. */
export function useMergedRef<T>(own: Ref<T>, given: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (element: T | null) => {
      const clearOwn = assignRef(own, element);
      const clearGiven = assignRef(given, element);
      return () => {
        clearOwn();
        clearGiven();
      };
    },
    [own, given],
  );
}

/** Gives an element to a ref, and returns what takes it away. */
export function assignRef<T>(ref: Ref<T> | undefined, element: T | null): () => void {
  if (typeof ref === 'function') {
    const cleanUp = ref(element);
    return typeof cleanUp === 'function' ? cleanUp : () => void ref(null);
  }
  if (!ref) return () => undefined;
  ref.current = element;
  return () => {
    ref.current = null;
  };
}

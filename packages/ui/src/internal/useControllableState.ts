import { useState } from 'react';

/**
 * A state that the app may hold instead: it follows `given`, if that is defined, and otherwise keeps itself.
 *
 * @returns The state, and a function that changes it and reports the change.
 */
export function useControllableState<T>(
  given: T | undefined,
  initial: T,
  onChange: ((next: T) => void) | undefined,
): readonly [state: T, change: (next: T) => void] {
  const [own, setOwn] = useState(initial);
  return [
    given === undefined ? own : given,
    (next) => {
      setOwn(next);
      onChange?.(next);
    },
  ];
}

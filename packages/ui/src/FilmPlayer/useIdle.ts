import { useEffect, useState } from 'react';

/** How long controls stay after the last movement, in milliseconds. */
const patience = 3000;

/**
 * Whether nothing has moved for a while.
 *
 * @param isOn Whether being idle counts at the moment.
 * @returns Also a function to call when something moves.
 */
export function useIdle(isOn: boolean): readonly [isIdle: boolean, wake: () => void] {
  const [last, setLast] = useState(0);
  const [idleSince, setIdleSince] = useState<number>();
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => {
      setIdleSince(last);
    }, patience);
    return () => {
      clearTimeout(timer);
    };
  }, [isOn, last]);
  const wake = () => {
    setLast(performance.now());
  };
  return [isOn && idleSince === last, wake];
}

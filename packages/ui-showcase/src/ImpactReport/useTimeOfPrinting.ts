import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * When the page was last printed; undefined before that. It stays set, because a browser may report the end of printing
 * while its dialog is still open.
 */
export function useTimeOfPrinting(): Date | undefined {
  const [time, setTime] = useState<Date>();
  useEffect(() => {
    const onBeforePrint = () => {
      // The browser prints the page as it is when this returns.
      flushSync(() => {
        setTime(new Date());
      });
    };
    addEventListener('beforeprint', onBeforePrint);
    return () => {
      removeEventListener('beforeprint', onBeforePrint);
    };
  }, []);
  return time;
}

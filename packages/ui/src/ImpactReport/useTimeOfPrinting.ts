import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * When the page was last printed; undefined before. It stays set, because a browser may say that printing is over while
 * its dialog is still open.
 */
export function useTimeOfPrinting(): Date | undefined {
  const [time, setTime] = useState<Date>();
  useEffect(() => {
    const onBeforePrint = () => {
      // The browser takes the page as it is when this returns.
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

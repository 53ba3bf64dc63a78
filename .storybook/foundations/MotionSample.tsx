import { motion } from '@showcase/ui';
import { useRef } from 'react';
import { Sheet } from './Sheet.tsx';

/** Plays the entrance of a page, as it is and with reduced motion. */
export function MotionSample() {
  const box = useRef<HTMLDivElement>(null);
  const play = (duration: number) => {
    const start = { opacity: 0, translate: `0 ${String(motion.enterOffset)}px` };
    const easing = `cubic-bezier(${motion.curve.join(', ')})`;
    box.current?.animate([start, {}], { duration, easing });
  };
  return (
    <Sheet>
      <button
        type="button"
        onClick={() => {
          play(motion.seconds * 1000);
        }}
      >
        Play
      </button>{' '}
      <button
        type="button"
        onClick={() => {
          play(0);
        }}
      >
        Play with reduced motion
      </button>
      <div ref={box} className="sheet-swatch" style={{ background: 'var(--docs-link)' }} />
    </Sheet>
  );
}

import { motion } from '@showcase/ui';
import { useRef } from 'react';
import { Sheet } from './Sheet.tsx';

const size = 200;
const [x1, y1, x2, y2] = motion.curve;
const point = (x: number, y: number) => `${String(x * size)} ${String(size - y * size)}`;

/** The motion curve, drawn from its numbers, and a page that enters along it at the press of a button. */
export function MotionCurve() {
  const ref = useRef<HTMLDivElement>(null);
  const play = () => {
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const from = { opacity: 0, transform: `translateY(${String(motion.enterOffset)}px)` };
    ref.current?.animate([from, { opacity: 1, transform: 'none' }], {
      duration: isReduced ? 0 : motion.seconds * 1000,
      easing: `cubic-bezier(${motion.curve.join(', ')})`,
    });
  };
  return (
    <Sheet>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '2rem', alignItems: 'center' }}>
        <svg
          viewBox={`-10 -10 ${String(size + 20)} ${String(size + 20)}`}
          width={size}
          height={size}
          role="img"
          aria-label={`The curve ${motion.curve.join(', ')}`}
        >
          <path d={`M${point(0, 0)}H${String(size)}V0`} fill="none" stroke="#d9dcdf" />
          <path
            d={`M${point(0, 0)}L${point(x1, y1)}M${point(1, 1)}L${point(x2, y2)}`}
            stroke="#8d5f0f"
            strokeDasharray="4 4"
          />
          <path
            d={`M${point(0, 0)}C${point(x1, y1)} ${point(x2, y2)} ${point(1, 1)}`}
            fill="none"
            stroke="#0a6b6b"
            strokeWidth={4}
            strokeLinecap="round"
          />
        </svg>
        <div style={{ flex: 1, minInlineSize: '14rem' }}>
          <div className="sheet-card" ref={ref} style={{ marginBlockEnd: '1rem' }}>
            <strong>A page enters</strong>
            <br />
            {motion.seconds} s, {motion.enterOffset} px, <code>{motion.css}</code>
          </div>
          <button type="button" onClick={play}>
            Play
          </button>
        </div>
      </div>
    </Sheet>
  );
}

import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import { whenIdle } from '../internal/whenIdle.ts';

/** The component that draws a code. */
export type QrDrawing = ComponentType<{ readonly value: string; readonly label: string }>;

const load = () => import('./QrDrawing.tsx');

/** Fetches the drawing of QR codes before it is needed, while the host is still there. */
export function usePreloadedQrDrawing(): void {
  useEffect(
    () =>
      whenIdle(() => {
        load().catch(() => {
          // The card that needs it tries again, and says so if it fails.
        });
      }),
    [],
  );
}

/**
 * The drawing of a QR code, fetched when it is first needed. Unlike `lazy` it does not take the page along when the
 * host cannot be reached, and the next card tries again.
 *
 * @returns The drawing, 'failed', or undefined while it is on its way.
 */
export function useQrDrawing(isNeeded: boolean): QrDrawing | 'failed' | undefined {
  const [loaded, setLoaded] = useState<{ readonly drawing: QrDrawing | 'failed' }>();
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isOver = false;
    const settle = (drawing: QrDrawing | 'failed') => {
      if (!isOver) setLoaded({ drawing });
    };
    load().then(
      ({ QrDrawing }) => {
        settle(QrDrawing);
      },
      () => {
        settle('failed');
      },
    );
    return () => {
      isOver = true;
    };
  }, [isNeeded]);
  return loaded?.drawing;
}

interface DrawnCodeProps extends ComponentProps<QrDrawing> {
  readonly drawing: QrDrawing;
}

/** A code whose drawing has arrived. */
export function DrawnCode({ drawing: Drawing, ...rest }: DrawnCodeProps) {
  return <Drawing {...rest} />;
}

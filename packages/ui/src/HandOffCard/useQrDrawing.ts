import { useEffect, useState, type ComponentType } from 'react';

/** The component that draws a code. */
export type QrDrawing = ComponentType<{ readonly value: string; readonly label: string }>;

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
    import('../QrCode/QrDrawing.tsx').then(
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

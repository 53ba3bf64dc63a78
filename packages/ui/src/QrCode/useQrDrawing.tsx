import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import { whenIdle } from '../internal/whenIdle.ts';

/** The component that draws a code. */
export type QrDrawing = ComponentType<{ readonly value: string; readonly label: string }>;

const load = () => import('./QrDrawing.tsx');

/** Fetches the QR code component before it's needed, while the host is still reachable. */
export function usePreloadedQrDrawing(): void {
  useEffect(
    () =>
      whenIdle(() => {
        load().catch(() => {
          // The component that needs it tries again, and says so if it fails.
        });
      }),
    [],
  );
}

/**
 * The QR code component, fetched when it's first needed. Unlike `lazy`, it doesn't crash the page when the host is
 * unreachable, and the next component that needs it tries again.
 *
 * @returns The component, 'failed', or undefined while it loads.
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

/** A code whose drawing component has loaded. */
export function DrawnCode({ drawing: Drawing, ...rest }: DrawnCodeProps) {
  return <Drawing {...rest} />;
}

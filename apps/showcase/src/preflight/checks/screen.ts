import { ok, warning, type Check, type Finding } from '../check.ts';
import type { CheckContext } from '../checkContext.ts';

/**
 * The browser and the screen that this page is on.
 *
 * @param isHeadless Whether the browser has no screen: `pnpm preflight` opens the page with `?headless`.
 */
export function screenChecks(context: CheckContext, isHeadless: boolean): readonly Check[] {
  const secure: Check = {
    id: 'secure',
    label: 'Secure connection',
    run: () => judgeSecure(isSecureContext),
  };
  if (isHeadless) {
    const run = () =>
      warning(
        'There is no screen here, so its size, touch, full screen and wake lock are not checked.',
        `Open ${context.origin}/dev/preflight in the browser of the stand.`,
      );
    return [secure, { id: 'screen', label: 'Screen', run }];
  }
  const { kiosk } = context.configuration;
  return [
    secure,
    ...(kiosk === null
      ? []
      : [{ id: 'zoom', label: 'Zoom', run: () => judgeZoom('resetZoom' in window) }]),
    { id: 'wakeLock', label: 'Screen stays awake', run: checkWakeLock },
    {
      id: 'fullScreen',
      label: 'Full screen',
      run: () => judgeFullScreen(document.fullscreenEnabled),
    },
    {
      id: 'screen',
      label: 'Screen',
      run: () => judgeScreen({ ...sizeOf(screen), ratio: devicePixelRatio }),
    },
    {
      id: 'touch',
      label: 'Touch',
      run: () => judgeTouch(navigator.maxTouchPoints, kiosk !== null),
    },
  ];
}

const sizeOf = ({ width, height }: Screen) => ({ width, height });

export function judgeSecure(isSecure: boolean): Finding {
  return isSecure
    ? ok('Yes: wake lock and clipboard are allowed.')
    : warning(
        'No: the browser allows neither wake lock nor clipboard at this address.',
        'Open the showcase at http://localhost or over https.',
      );
}

/** @param canReset Whether the launcher has given the page `resetZoom`. */
export function judgeZoom(canReset: boolean): Finding {
  return canReset
    ? ok('A reset ends the zoom of a pinch.')
    : warning(
        'The zoom of a pinch outlives the reset: no page can end it.',
        'Start with --kiosk, whose launcher can.',
      );
}

async function checkWakeLock(): Promise<Finding> {
  const { wakeLock } = navigator as Partial<Navigator>;
  const action = 'Turn off standby and the screen saver in the settings of this computer.';
  if (!wakeLock) return warning('This browser cannot keep the screen awake.', action);
  try {
    const lock = await wakeLock.request('screen');
    await lock.release();
    return ok('The browser keeps the screen awake.');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return warning(`The browser does not keep the screen awake: ${reason}`, action);
  }
}

export function judgeFullScreen(isEnabled: boolean): Finding {
  return isEnabled
    ? ok('The browser allows it.')
    : warning(
        'The browser does not allow it.',
        'Start with --kiosk, or choose full screen in the browser’s menu.',
      );
}

interface ScreenSize {
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixels in a CSS pixel. */
  readonly ratio: number;
}

/** The showcase is designed for 1280 × 720 CSS pixels and more, portrait or landscape. */
export function judgeScreen({ width, height, ratio }: ScreenSize): Finding {
  const size = (factor: number) =>
    `${String(Math.round(width * factor))} × ${String(Math.round(height * factor))}`;
  const found =
    ratio === 1 ? `${size(1)} pixels.` : `${size(1)} CSS pixels, ${size(ratio)} on the screen.`;
  const isSmall = Math.max(width, height) < 1280 || Math.min(width, height) < 720;
  return isSmall
    ? warning(found, 'Lower the scaling in the display settings: 1280 × 720 CSS pixels are needed.')
    : ok(found);
}

export function judgeTouch(points: number, isKiosk: boolean): Finding {
  if (points > 0) return ok(`${String(points)} touch ${points === 1 ? 'point' : 'points'}.`);
  return isKiosk
    ? warning('This screen has no touch.', 'Check its USB cable, or put a mouse on the stand.')
    : ok('None: use a mouse or a clicker.');
}

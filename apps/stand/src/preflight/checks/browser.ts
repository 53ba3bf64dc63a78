import type { BrowserAnswers } from '../browserAnswers.ts';
import { listOf, ok, problem, warning, type Check, type Finding } from '../check.ts';
import type { CheckContext } from '../checkContext.ts';

/** What only the presenter's browser knows, about itself and its screen. */
export function browserChecks({ browser, configuration, origin }: CheckContext): readonly Check[] {
  const { kiosk, brand } = configuration;
  if (!browser) {
    const run = () =>
      warning(
        'It has not been asked for its screen, touch, wake lock, video formats and fonts.',
        `Open ${origin}/dev/preflight in the kiosk’s browser.`,
      );
    return [{ id: 'browser', label: 'Browser', run }];
  }
  const check = (id: string, label: string, finding: Finding): Check => ({
    ...{ id, label },
    run: () => finding,
  });
  const isKiosk = kiosk !== null;
  return [
    check('secure', 'Secure connection', judgeSecure(browser.isSecure)),
    ...(isKiosk ? [check('zoom', 'Zoom', judgeZoom(browser.canResetZoom))] : []),
    check('wakeLock', 'Screen stays awake', judgeWakeLock(browser.wakeLock)),
    check('fullScreen', 'Full screen', judgeFullScreen(browser.hasFullScreen)),
    check('screen', 'Screen', judgeScreen(browser.screen)),
    check('touch', 'Touch', judgeTouch(browser.touchPoints, isKiosk)),
    check('clock', 'Clock', judgeClock(browser.clockAhead)),
    check('formats', 'Video formats', judgeFormats(browser.formats)),
    check('browserFonts', 'Fonts of the pages', judgeFonts(browser.missingFonts)),
    ...(brand ? [check('brand.logo', 'Logo', judgeLogo(browser.hasLogo))] : []),
  ];
}

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

/** @param refusal Why the browser does not keep the screen awake; empty if it does. */
export function judgeWakeLock(refusal: string): Finding {
  return refusal === ''
    ? ok('The browser keeps the screen awake.')
    : warning(
        `The browser does not keep the screen awake: ${refusal}`,
        'Turn off standby and the screen saver in the settings of this computer.',
      );
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
    ? warning(
        'This screen has no touch input.',
        'Check its USB cable, or connect a mouse to the kiosk.',
      )
    : ok('None: use a mouse or a clicker.');
}

const secondsApart = 2;
const secondsWrong = 60;

/**
 * Compares the clock of the browser with the host's: more than 2 s apart is a warning, more than a minute a problem,
 * because contact requests carry the time of the browser.
 *
 * @param milliseconds How far the browser's is ahead.
 */
export function judgeClock(milliseconds: number): Finding {
  const apart = Math.abs(milliseconds) / 1000;
  if (apart <= secondsApart) return ok('It agrees with the host’s.');
  const found = `It differs from the host’s by ${apart.toLocaleString('en', { maximumFractionDigits: 0 })} s.`;
  const action = 'Set the time of both computers automatically.';
  return apart > secondsWrong ? problem(found, action) : warning(found, action);
}

/** The films are in both formats, AV1 first; the loops and the live stream are in H.264 only. */
export function judgeFormats({ av1, h264 }: BrowserAnswers['formats']): Finding {
  const other = 'Use a current Chrome or Chromium on the stand.';
  if (!h264.supported) {
    return problem(
      'This browser cannot decode H.264, the format of the loops and the live stream.',
      other,
    );
  }
  if (!h264.smooth || (av1.supported && !av1.smooth)) {
    const slow = 'Films may stutter: this computer is slow to decode them.';
    return warning(slow, 'Close other programs, and watch one film through.');
  }
  return ok(av1.supported ? 'AV1 and H.264 are decoded smoothly.' : 'H.264 is decoded smoothly.');
}

function judgeFonts(missing: readonly string[]): Finding {
  if (missing.length === 0) return ok('They load.');
  return problem(
    `Not all load: ${listOf(missing)}.`,
    'Run “npx --yes pnpm@12 build”, start the host again and check again.',
  );
}

function judgeLogo(isLoaded: boolean): Finding {
  if (isLoaded) return ok('The logo of the brand loads.');
  return problem(
    'The logo of the brand does not load.',
    'Give brand.logo the path of a picture in the folder of the app, or a data: address.',
  );
}

import type { Display } from './displays.ts';

/** Chromium's arguments, each with its reason. What has no argument is a preference (profile.ts). */
const always: readonly string[] = [
  // A full screen without tabs, address and context menu; it also keeps Chromium's bars off the page.
  '--kiosk',
  // No welcome, no question about the default browser or the search engine.
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-search-engine-choice-screen',
  // No dialog that nobody at a stand can answer: error messages, 'Page unresponsive', requests for permissions.
  '--noerrdialogs',
  '--disable-hang-monitor',
  '--deny-permission-prompts',
  '--disable-infobars',
  // Films play before the first touch.
  '--autoplay-policy=no-user-gesture-required',
  // No requests of its own, which would hang on a closed network: updates, lists, reports, synchronisation.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--disable-breakpad',
  '--no-pings',
  // Likewise; and no search for devices to cast to, for which macOS and Windows ask permission.
  '--disable-features=MediaRouter,DialMediaRouteProvider,OptimizationHints,AutofillServerCommunication',
  // Extensions that the system installs could open tabs of their own.
  '--disable-extensions',
  '--disable-default-apps',
  // No question for the password of GNOME's or KDE's key ring, or of the keychain of macOS.
  '--password-store=basic',
  '--use-mock-keychain',
  // A pipe to the launcher (watchPages.ts). When the launcher dies the pipe closes, and so does the browser.
  '--remote-debugging-pipe',
];

export interface CommandLineOptions {
  /** The folder of the throw-away profile. */
  readonly profile: string;
  /** What the browser opens. */
  readonly address: string;
  readonly display?: Display | undefined;
  /** Further arguments; they come last, so that they win. */
  readonly extra?: readonly string[];
  readonly platform?: NodeJS.Platform;
  readonly isRoot?: boolean;
}

/** The arguments that make Chromium or Chrome a kiosk. */
export function kioskArguments({
  profile,
  address,
  display,
  extra = [],
  platform = process.platform,
  isRoot = process.getuid?.() === 0,
}: CommandLineOptions): readonly string[] {
  return [
    ...always,
    `--user-data-dir=${profile}`,
    // As root, Chromium does not start with its sandbox. Nobody but root loses it.
    ...(isRoot && platform === 'linux' ? ['--no-sandbox'] : []),
    ...(display ? placeOn(display, platform) : []),
    ...extra,
    address,
  ];
}

/** Without a window manager the size counts; with one, the window fills the display that contains its position. */
function placeOn({ x, y, width, height }: Display, platform: NodeJS.Platform): readonly string[] {
  return [
    `--window-position=${String(x)},${String(y)}`,
    `--window-size=${String(width)},${String(height)}`,
    // Under Wayland no program may place its window; under its X server it may.
    ...(platform === 'linux' ? ['--ozone-platform=x11'] : []),
  ];
}

/** `SHOWCASE_BROWSER_ARGUMENTS`: further arguments, separated by spaces. */
export function extraArguments(environment: NodeJS.ProcessEnv): readonly string[] {
  return environment['SHOWCASE_BROWSER_ARGUMENTS']?.split(/\s+/).filter(Boolean) ?? [];
}

import type { Display } from './displays.ts';

/** Chromium's arguments, each with its reason. Settings without an argument are preferences (profile.ts). */
const always: readonly string[] = [
  // Full screen without tabs, address bar and context menu; it also keeps Chromium's bars off the page.
  '--kiosk',
  // No welcome page, no question about the default browser or the search engine.
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-search-engine-choice-screen',
  // No dialogs that visitors can't answer: error messages, 'Page unresponsive', requests for permissions.
  '--noerrdialogs',
  '--disable-hang-monitor',
  '--deny-permission-prompts',
  '--disable-infobars',
  // Films play before the first touch.
  '--autoplay-policy=no-user-gesture-required',
  // No background requests, which would hang on a closed network: updates, lists, reports, synchronisation.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--disable-breakpad',
  '--no-pings',
  // The same, and no search for cast devices, for which macOS and Windows ask permission.
  '--disable-features=MediaRouter,DialMediaRouteProvider,OptimizationHints,AutofillServerCommunication',
  // Extensions that the system installs could open their own tabs.
  '--disable-extensions',
  '--disable-default-apps',
  // No prompt for the password of GNOME's or KDE's key ring, or of the macOS keychain.
  '--password-store=basic',
  '--use-mock-keychain',
  // A pipe to the launcher (watchPages.ts). When the launcher dies the pipe closes, and so does the browser.
  '--remote-debugging-pipe',
];

export interface CommandLineOptions {
  /** The folder of the throw-away profile. */
  readonly profile: string;
  /** The address that the browser opens. */
  readonly address: string;
  readonly display?: Display | undefined;
  /** Further arguments. They come last, so they take precedence. */
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
    // As root, Chromium does not start with its sandbox. Other users keep the sandbox.
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

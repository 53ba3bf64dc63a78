import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { installWithApt } from './apt.ts';

/** Stop Chromium's background requests, for closed networks, and let it run as root. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/**
 * Finds Chromium: CHROMIUM_PATH, then an installed browser, then Playwright's own. If there is none, installs
 * Debian's package when run as root; otherwise throws an error that says what to do.
 */
export function findBrowser(): string {
  const given = process.env['CHROMIUM_PATH'];
  if (given && !existsSync(given)) {
    throw new Error(`CHROMIUM_PATH is "${given}", but there is no such file.`);
  }
  const browser = given || (findInstalled() ?? installChromium());
  if (browser) return browser;
  throw new Error(
    'No browser found. Install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
  );
}

function findInstalled(): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/Applications/Google Chrome.app/Contents/MacOS',
    '/Applications/Chromium.app/Contents/MacOS',
  ];
  const windows = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    return folder ? [join(folder, 'Google/Chrome/Application/chrome.exe')] : [];
  });
  const installed = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [
    ...installed,
    ...windows,
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ].find((file) => existsSync(file));
}

function installChromium(): string | undefined {
  return installWithApt('chromium', 'fonts-noto-core') ? findInstalled() : undefined;
}

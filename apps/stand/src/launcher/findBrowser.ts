import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findProgram } from './findProgram.ts';

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

const names = [
  ...['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'],
  'Google Chrome',
];

/** Finds Chromium: CHROMIUM_PATH, then an installed browser, then Playwright's own. Throws an error if there is none. */
export function findBrowser(): string {
  const given = process.env['CHROMIUM_PATH'];
  if (given && !existsSync(given)) {
    throw new Error(`CHROMIUM_PATH is "${given}", but there is no such file.`);
  }
  const browser = given || findInstalled();
  if (browser) return browser;
  throw new Error(
    'No browser found. Install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
  );
}

/** A browser that is installed, or Playwright's own. */
export function findInstalled(): string | undefined {
  const applications = [
    '/Applications/Google Chrome.app/Contents/MacOS',
    '/Applications/Chromium.app/Contents/MacOS',
  ];
  const windows = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    return folder ? [join(folder, 'Google/Chrome/Application/chrome.exe')] : [];
  });
  return (
    findProgram(names, applications) ??
    [...windows, chromium.executablePath()].find((file) => existsSync(file))
  );
}

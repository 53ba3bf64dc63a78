import {
  browserArguments,
  findBrowser,
  findInstalled,
} from '../apps/stand/src/launcher/findBrowser.ts';
import { findProgram } from '../apps/stand/src/launcher/findProgram.ts';
import { installWithApt } from './apt.ts';

/** For tests that may run in the headless shell, which would otherwise round letter widths, unlike a window. */
export const testArguments = [...browserArguments, '--font-render-hinting=none'];

/**
 * Finds the browser that tests drive: Chromium's headless shell, which draws no window and so runs in about half the
 * time, or else what `findBrowser` finds. CHROMIUM_PATH overrides it.
 */
export function findTestBrowser(): string {
  const isGiven = Boolean(process.env['CHROMIUM_PATH']);
  return (isGiven ? undefined : findHeadlessShell()) ?? findBrowser();
}

/** For tests: installs Chromium and its headless shell with apt if they are missing and apt can be used. */
export function installBrowsers(): void {
  const packages = [
    ...(process.env['CHROMIUM_PATH'] || findInstalled() ? [] : ['chromium']),
    ...(findHeadlessShell() ? [] : ['chromium-headless-shell']),
  ];
  if (packages.length > 0) installWithApt(...packages, 'fonts-noto-core');
}

const findHeadlessShell = () => findProgram(['chromium-headless-shell']);

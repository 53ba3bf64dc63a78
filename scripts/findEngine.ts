import { spawnSync } from 'node:child_process';
import { installWithApt } from './apt.ts';
import { findProgram } from '../apps/stand/src/launcher/findProgram.ts';

/** The engines that the built app is tested in besides Chromium, which Playwright drives. */
export const engines = ['firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

const debianPackages: Readonly<Record<Engine, readonly string[]>> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth', 'python3-gi', 'gir1.2-webkit2-4.1'],
};
/** Both engines play films with these packages and use this font for Arabic. */
const codecs = ['base', 'good', 'bad'].map((set) => `gstreamer1.0-plugins-${set}`);
const shared = [...codecs, 'gstreamer1.0-libav', 'fonts-noto-core'];

/** The program that runs or drives the engine; throws if any part of it is missing. */
export function findEngine(engine: Engine): string {
  const found = finders[engine]();
  if (found === undefined) throw new Error(`${engine} is not installed.`);
  return found;
}

/** Installs missing engines if possible, and returns those that are still missing. */
export function installEngines(wanted: readonly Engine[]): readonly Engine[] {
  const findMissing = () => wanted.filter((engine) => finders[engine]() === undefined);
  const missing = findMissing();
  if (missing.length === 0) return [];
  installWithApt(...missing.flatMap((engine) => debianPackages[engine]), ...shared);
  return findMissing();
}

const finders: Readonly<Record<Engine, () => string | undefined>> = {
  firefox: () =>
    findProgram(['firefox-esr', 'firefox'], ['/Applications/Firefox.app/Contents/MacOS']),
  webkit: () => {
    const driver = findProgram(['WebKitWebDriver']);
    const isWhole = findProgram(['Xvfb']) !== undefined && hasWebKitForPython();
    return isWhole ? driver : undefined;
  },
};

/** WebKit's window is a Python program (apps/showcase/engines/drivers/gtkBrowser.py). */
function hasWebKitForPython(): boolean {
  const program = "import gi; gi.require_version('WebKit2', '4.1')";
  return spawnSync('/usr/bin/python3', ['-c', program]).status === 0;
}

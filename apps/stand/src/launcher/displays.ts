import { execFileSync } from 'node:child_process';

/** A display's position on the desktop, in the system's units. */
export interface Display {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Lister {
  readonly command: string;
  readonly args: readonly string[];
  /** The remedy if the command is missing. */
  readonly advice: string;
}

const windowsScript =
  'Add-Type -AssemblyName System.Windows.Forms; [System.Windows.Forms.Screen]::AllScreens | ' +
  "ForEach-Object { '{0}x{1}+{2}+{3}' -f $_.Bounds.Width, $_.Bounds.Height, $_.Bounds.X, $_.Bounds.Y }";

/** macOS counts from the bottom of the main display upwards, Chromium from its top downwards. */
const macScript = `
  ObjC.import('AppKit');
  const frames = $.NSScreen.screens.js.map((screen) => screen.frame);
  const top = frames[0].size.height;
  frames.map(({ origin, size }) =>
    size.width + 'x' + size.height + '+' + origin.x + '+' + (top - origin.y - size.height)).join('\\n');`;

const listers: Partial<Record<NodeJS.Platform, Lister>> = {
  linux: {
    command: 'xrandr',
    args: ['--listmonitors'],
    advice: 'Install xrandr (Debian and Ubuntu: x11-xserver-utils) and start from the desktop.',
  },
  win32: {
    command: 'powershell.exe',
    args: ['-NoProfile', '-Command', windowsScript],
    advice: 'Windows PowerShell is needed.',
  },
  darwin: {
    command: 'osascript',
    args: ['-l', 'JavaScript', '-e', macScript],
    advice: 'Start from the desktop.',
  },
};

/**
 * Finds a display by its number, in the system's order, 1 for the first.
 *
 * @throws An error with a remedy if the displays cannot be listed or the number does not exist.
 */
export function findDisplay(number: number, list: () => string = listDisplays): Display {
  const displays = parseDisplays(list());
  const display = displays[number - 1];
  if (display) return display;
  const found = displays.map(
    ({ width, height }, index) => `${String(index + 1)} (${String(width)} × ${String(height)})`,
  );
  throw new Error(
    `There is no display ${String(number)}. ${found.length > 0 ? `Displays: ${found.join(', ')}.` : 'No display was found.'}`,
  );
}

function listDisplays(): string {
  const lister = listers[process.platform];
  if (!lister) throw new Error(`--display N does not work on ${process.platform}.`);
  try {
    return execFileSync(lister.command, lister.args, {
      encoding: 'utf8',
      timeout: 15_000,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() : String(error);
    throw new Error(`The displays cannot be listed: ${reason}\n${lister.advice}`, { cause: error });
  }
}

/** Reads `1920x1080+0+0`, or xrandr's `1920/344x1080/194+0+0` with millimetres, from each line. */
export function parseDisplays(text: string): readonly Display[] {
  const geometry = /(?<width>\d+)(?:\/\d+)?x(?<height>\d+)(?:\/\d+)?\+(?<x>-?\d+)\+(?<y>-?\d+)/g;
  return [...text.matchAll(geometry)].map(({ groups = {} }) => ({
    x: Number(groups['x']),
    y: Number(groups['y']),
    width: Number(groups['width']),
    height: Number(groups['height']),
  }));
}

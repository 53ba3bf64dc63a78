import { expect, it } from 'vitest';
import { findDisplay, parseDisplays } from './displays.ts';

const xrandr = `Monitors: 2
 0: +*eDP-1 1920/344x1080/194+0+0  eDP-1
 1: +HDMI-1 3840/600x2160/340+1920+0  HDMI-1
`;

it('reads the displays from xrandr', () => {
  expect(parseDisplays(xrandr)).toEqual([
    { x: 0, y: 0, width: 1920, height: 1080 },
    { x: 1920, y: 0, width: 3840, height: 2160 },
  ]);
});

it('reads the displays from Windows and macOS, also those left of and above the main one', () => {
  expect(parseDisplays('2560x1440+0+0\r\n1920x1080+-1920+-360\r\n')).toEqual([
    { x: 0, y: 0, width: 2560, height: 1440 },
    { x: -1920, y: -360, width: 1920, height: 1080 },
  ]);
});

it('names the displays if the number does not exist', () => {
  expect(() => findDisplay(3, () => xrandr)).toThrow(
    'There is no display 3. Displays: 1 (1920 × 1080), 2 (3840 × 2160).',
  );
  expect(() => findDisplay(1, () => 'Monitors: 0\n')).toThrow('No display was found.');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../../scripts/run.ts';
import { extraArguments, kioskArguments } from './commandLine.ts';

const basic = {
  profile: '/tmp/profile',
  address: 'http://localhost:4173/',
  platform: 'linux',
  isRoot: false,
} as const;
const display = { x: 1920, y: -10, width: 1280, height: 720 };

describe('kioskArguments', () => {
  it('opens the address in the profile, as a kiosk', () => {
    const args = kioskArguments(basic);
    expect(args).toContain('--kiosk');
    expect(args).toContain('--user-data-dir=/tmp/profile');
    expect(args.at(-1)).toBe('http://localhost:4173/');
  });

  it.each([
    ['linux', true, true],
    ['linux', false, false],
    ['darwin', true, false],
    ['win32', false, false],
  ] as const)('on %s, as root: %s, drops the sandbox: %s', (platform, isRoot, drops) => {
    expect(kioskArguments({ ...basic, platform, isRoot }).includes('--no-sandbox')).toBe(drops);
  });

  it('places the window on a display, under Wayland through its X server', () => {
    const place = ['--window-position=1920,-10', '--window-size=1280,720'];
    const onLinux = kioskArguments({ ...basic, display });
    expect(onLinux).toEqual(expect.arrayContaining([...place, '--ozone-platform=x11']));
    const onWindows = kioskArguments({ ...basic, display, platform: 'win32' });
    expect(onWindows).toEqual(expect.arrayContaining(place));
    expect(onWindows).not.toContain('--ozone-platform=x11');
    expect(kioskArguments(basic).join()).not.toMatch(/window-position|ozone/);
  });

  it('puts further arguments last, before the address', () => {
    const args = kioskArguments({ ...basic, display, extra: ['--window-size=1,1', '--x'] });
    expect(args.slice(-3)).toEqual(['--window-size=1,1', '--x', 'http://localhost:4173/']);
  });
});

it('takes further arguments from the environment', () => {
  const SHOWCASE_BROWSER_ARGUMENTS = ' --headless=new   --lang=ar ';
  expect(extraArguments({ SHOWCASE_BROWSER_ARGUMENTS })).toEqual(['--headless=new', '--lang=ar']);
  expect(extraArguments({ SHOWCASE_BROWSER_ARGUMENTS: '' })).toEqual([]);
  expect(extraArguments({})).toEqual([]);
});

it('is recorded in docs/kiosk.md', () => {
  const guide = readFileSync(join(root, 'docs/kiosk.md'), 'utf8');
  const recorded = /^```text\nchromium\n(.*?)^```$/ms.exec(guide)?.[1]?.trim().split(/\s+/) ?? [];
  const profile = '/tmp/showcase-kiosk-1234-AbCdEf';
  const address = 'http://localhost:4173/projects/tdra/screensaver';
  expect(recorded).toEqual(kioskArguments({ ...basic, profile, address }));
});

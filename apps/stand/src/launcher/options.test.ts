import { describe, expect, it } from 'vitest';
import { readLauncherOptions } from './options.ts';

describe('readLauncherOptions', () => {
  it('passes everything on to the host without --kiosk', () => {
    const args = ['--entities', 'list.csv', '--leads=requests.jsonl', '--bogus', 'x'];
    expect(readLauncherOptions(args)).toEqual({
      hostArguments: args,
      isKiosk: false,
      display: undefined,
      hasRoot: false,
    });
  });

  it.each([
    [['--kiosk', '--display', '2', '--leads', '2']],
    [['--kiosk', '--display=2', '--leads', '2']],
    [['--display', '1', '--kiosk', '--leads', '2', '--display', '2']],
    [['--', '--display', '2', '--kiosk', '--leads', '2']],
  ])('keeps the display of %j to itself', (args) => {
    expect(readLauncherOptions(args)).toMatchObject({
      hostArguments: ['--kiosk', '--leads', '2'],
      display: 2,
    });
  });

  it('recognises that another build is served', () => {
    expect(readLauncherOptions(['--root', 'dist']).hasRoot).toBe(true);
    expect(readLauncherOptions(['--root=dist']).hasRoot).toBe(true);
  });

  it.each(['0', '-1', '1.5', 'two', '', '100', '--leads'])('refuses display %j', (display) => {
    expect(() => readLauncherOptions(['--kiosk', '--display', display])).toThrow(
      `--display is "${display}"; it must be a number, 1 for the first display.`,
    );
  });

  it('refuses a display without a number', () => {
    expect(() => readLauncherOptions(['--kiosk', '--display'])).toThrow('--display has no number');
  });

  it('refuses a display without --kiosk', () => {
    expect(() => readLauncherOptions(['--display', '2'])).toThrow('--display N needs --kiosk.');
  });
});

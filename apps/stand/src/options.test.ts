import { describe, expect, it } from 'vitest';
import { readStandOptions } from './options.ts';

describe('readStandOptions', () => {
  it('keeps no requests by default', () => {
    const options = readStandOptions([], {});
    expect(options).toMatchObject({ leads: undefined, leadsDays: 30, receivesForms: false });
    expect(options).not.toHaveProperty('defaults');
  });

  it('takes the file for contact requests, and a number of days', () => {
    const args = ['--leads', 'requests.db', '--leads-days', '7', '--root', 'dist'];
    expect(readStandOptions(args, { INIT_CWD: '/from/here' })).toMatchObject({
      root: '/from/here/dist',
      leads: '/from/here/requests.db',
      leadsDays: 7,
      receivesForms: true,
    });
  });

  it.each(['', '0', '-1', '1.5', '3651', '1e2', 'ten', ' 7'])(
    'refuses %j as a number of days',
    (days) => {
      const args = ['--leads', 'a', `--leads-days=${days}`];
      expect(() => readStandOptions(args, {})).toThrow(
        `--leads-days is "${days}"; it must be a number from 1 to 3650.`,
      );
    },
  );

  it('makes a kiosk with --kiosk, which has no value', () => {
    expect(readStandOptions(['--kiosk'], {}).defaults).toEqual({
      kiosk: { idleSeconds: 90, externalLinks: 'handOff' },
    });
    expect(() => readStandOptions(['--kiosk=yes'], {})).toThrow('--kiosk');
  });

  it.each([
    [['--leads-days', '7'], '--leads-days needs --leads FILE.'],
    [['--leads'], '--leads'],
    [['--leads='], '--leads needs a value'],
    [['--bogus'], 'Options: --root …, --entities …, --config …, --storybook, --leads …'],
  ])('refuses %j', (args, message) => {
    expect(() => readStandOptions(args, {})).toThrow(message);
  });
});

import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

const from = { INIT_CWD: '/from/here' };

describe('readOptions', () => {
  it('has defaults', () => {
    const options = readOptions([], {});
    expect(options).toMatchObject({ port: 4173, hostname: '127.0.0.1' });
    expect(options.root).toMatch(/apps\/showcase\/dist$/);
    expect(options.config).toBe(`${options.root}/showcase.config.json`);
    expect(options.entities).toMatch(/apps\/host\/data\/sample-entities\.json$/);
    expect(options).toMatchObject({ leads: undefined, leadsDays: 30, kiosk: false });
    expect(options.isConfigNamed).toBe(false);
  });

  it('resolves file paths from where the command was run', () => {
    const args = ['--root', 'dist', '--entities=../list.csv', '--config', '/absolute/my.json'];
    expect(readOptions(args, from)).toMatchObject({
      root: '/from/here/dist',
      entities: '/from/list.csv',
      config: '/absolute/my.json',
      isConfigNamed: true,
    });
    expect(readOptions(args, {}).root).toBe(resolve('dist'));
  });

  it('resolves the file for contact requests too, and takes a number of days', () => {
    const options = readOptions(['--leads', 'requests.jsonl', '--leads-days', '7'], from);
    expect(options).toMatchObject({ leads: '/from/here/requests.jsonl', leadsDays: 7 });
  });

  it.each(['', '0', '-1', '1.5', '3651', '1e2', 'ten', ' 7'])(
    'refuses %j as a number of days',
    (days) => {
      const args = ['--leads', 'a', `--leads-days=${days}`];
      expect(() => readOptions(args, {})).toThrow(
        `--leads-days is "${days}"; it must be a number from 1 to 3650.`,
      );
    },
  );

  it('refuses a number of days without a file', () => {
    expect(() => readOptions(['--leads-days', '7'], {})).toThrow(
      '--leads-days needs --leads FILE.',
    );
  });

  it('takes --kiosk, which has no value', () => {
    expect(readOptions(['--kiosk', '--root', 'dist'], from)).toMatchObject({
      kiosk: true,
      root: '/from/here/dist',
    });
    expect(() => readOptions(['--kiosk=yes'], {})).toThrow('--kiosk');
  });

  it('takes --storybook, which has no value', () => {
    expect(readOptions([], {}).storybook).toBeUndefined();
    expect(readOptions(['--storybook'], {}).storybook).toMatch(/\/storybook-static$/);
  });

  it('looks for the configuration in the build', () => {
    expect(readOptions(['--root', 'dist'], from).config).toBe(
      '/from/here/dist/showcase.config.json',
    );
  });

  it('ignores a leading "--"', () => {
    expect(readOptions(['--', '--root', 'dist'], from).root).toBe('/from/here/dist');
    expect(readOptions(['--'], from)).toEqual(readOptions([], from));
  });

  it.each([
    ['1', 1],
    ['8080', 8080],
    ['65535', 65_535],
  ])('takes the port %s and the host from the environment', (PORT, port) => {
    expect(readOptions([], { PORT, HOST: '0.0.0.0' })).toMatchObject({ port, hostname: '0.0.0.0' });
  });

  it.each(['', ' ', 'http', '-1', '80.5', '65536', '1e3', '0x50', '80 '])(
    'refuses the port "%s"',
    (PORT) => {
      expect(() => readOptions([], { PORT })).toThrow(`PORT is "${PORT}"; it must be a number`);
    },
  );

  it.each([
    [['--bogus'], '--bogus'],
    [['--bogus=1'], '--bogus'],
    [['bogus'], 'bogus'],
    [['--entities'], '--entities'],
    [['--leads'], '--leads'],
    [['--leads='], '--leads needs a value'],
    [['--root', '--config', 'a'], '--root'],
  ])('refuses %j', (args, named) => {
    expect(() => readOptions(args, {})).toThrow(named);
  });
});

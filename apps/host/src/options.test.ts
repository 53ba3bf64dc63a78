import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hostOptions, parseOptions, readOptions, type Environment } from './options.ts';

const read = (argv: readonly string[], environment: Environment) =>
  readOptions(parseOptions(argv, hostOptions), environment);
const from = { INIT_CWD: '/from/here' };

describe('readOptions', () => {
  it('has defaults', () => {
    const options = read([], {});
    expect(options).toMatchObject({ port: 4173, hostname: '127.0.0.1' });
    expect(options.root).toMatch(/apps\/showcase\/dist$/);
    expect(options.config).toBe(`${options.root}/showcase.config.json`);
    expect(options.entities).toMatch(/apps\/host\/data\/sample-entities\.json$/);
    expect(options.isConfigNamed).toBe(false);
  });

  it('resolves file paths from where the command was run', () => {
    const args = ['--root', 'dist', '--entities=../list.csv', '--config', '/absolute/my.json'];
    expect(read(args, from)).toMatchObject({
      root: '/from/here/dist',
      entities: '/from/list.csv',
      config: '/absolute/my.json',
      isConfigNamed: true,
    });
    expect(read(args, {}).root).toBe(resolve('dist'));
  });

  it('takes --storybook, which has no value', () => {
    expect(read([], {}).storybook).toBeUndefined();
    expect(read(['--storybook'], {}).storybook).toMatch(/\/storybook-static$/);
  });

  it('looks for the configuration in the build', () => {
    expect(read(['--root', 'dist'], from).config).toBe('/from/here/dist/showcase.config.json');
  });

  it('ignores a leading "--"', () => {
    expect(read(['--', '--root', 'dist'], from).root).toBe('/from/here/dist');
    expect(read(['--'], from)).toEqual(read([], from));
  });

  it.each([
    ['1', 1],
    ['8080', 8080],
    ['65535', 65_535],
  ])('takes the port %s and the host from the environment', (PORT, port) => {
    expect(read([], { PORT, HOST: '0.0.0.0' })).toMatchObject({ port, hostname: '0.0.0.0' });
  });

  it.each(['', ' ', 'http', '-1', '80.5', '65536', '1e3', '0x50', '80 '])(
    'refuses the port "%s"',
    (PORT) => {
      expect(() => read([], { PORT })).toThrow(`PORT is "${PORT}"; it must be a number`);
    },
  );

  it.each([
    [['--bogus'], '--bogus'],
    [['--bogus=1'], '--bogus'],
    [['bogus'], 'bogus'],
    [['--entities'], '--entities'],
    [['--config='], '--config needs a value'],
    [['--root', '--config', 'a'], '--root'],
  ])('refuses %j', (args, named) => {
    expect(() => read(args, {})).toThrow(named);
  });
});

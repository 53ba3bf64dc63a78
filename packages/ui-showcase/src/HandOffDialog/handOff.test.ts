import { describe, expect, it } from 'vitest';
import { handOff } from './handOff.ts';

const origin = 'https://showcase.example';

describe('handOff shows and encodes', () => {
  it.each([
    ['https://www.dubaitrade.ae/', 'www.dubaitrade.ae', 'https://www.dubaitrade.ae/'],
    ['http://10.0.0.5:4173/a', '10.0.0.5:4173/a', 'http://10.0.0.5:4173/a'],
    ['dubainow://open?x=1', 'dubainow://open?x=1', 'dubainow://open?x=1'],
    ['/projects', 'showcase.example/projects', 'https://showcase.example/projects'],
    ['/زواج', 'showcase.example/زواج', 'https://showcase.example/%D8%B2%D9%88%D8%A7%D8%AC'],
  ])('%s', (address, shown, code) => {
    expect(handOff(address, ['dubainow'], origin)).toEqual({ shown, code });
  });

  it('uses only the origin of a public address with a path', () => {
    expect(handOff('/a', [], 'http://10.0.0.5:4173/start/')).toMatchObject({
      code: 'http://10.0.0.5:4173/a',
    });
  });
});

describe('handOff makes no code', () => {
  it.each([undefined, '', 'showcase.example', '/projects', 'javascript:alert(1)'])(
    'for a page of the site with the origin %j',
    (publicOrigin) => {
      expect(handOff('/projects', [], publicOrigin)).toEqual({
        shown: '/projects',
        reason: 'noPublicOrigin',
      });
    },
  );

  it.each(['./here', '#here', '..'])('for %s, which is relative to the current page', (address) => {
    expect(handOff(address, [], origin)).toEqual({ shown: address, reason: 'noPublicOrigin' });
  });

  it.each(['waiting for a link', '', '#', 'javascript:alert(1)', '//evil.example', 'dubainow://x'])(
    'for %j, which is not an address',
    (address) => {
      expect(handOff(address, [], origin)).toEqual({ shown: address, reason: 'comingSoon' });
    },
  );
});

it('an address of 2,000 characters has a code, and one that does not fit says so', () => {
  const addressOf = (length: number) => 'https://example.org/'.padEnd(length, 'x');
  expect(handOff(addressOf(2000))).toMatchObject({ code: addressOf(2000) });
  expect(handOff(addressOf(2331))).toMatchObject({ code: addressOf(2331) });
  expect(handOff(addressOf(2332))).toMatchObject({ reason: 'tooLong' });
  expect(handOff('https://example.org/'.padEnd(1500, 'ز'))).toMatchObject({ reason: 'tooLong' });
});

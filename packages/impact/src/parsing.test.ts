import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createImpact } from './createImpact.ts';
import { entityName } from './parsing.ts';
import { uae } from './uae.ts';

const { parseAmount, parseEntities } = createImpact(uae.en);

class Reading {
  readonly EntityName = 'An instance';
}

function revokedProxy(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

describe('parseAmount', () => {
  test.each<[unknown, number]>([
    [1200, 1200],
    [-5, -5],
    [0.04, 0.04],
    [1e308, 1e308],
    ['1,200', 1200],
    ['1 200', 1200],
    ['1\u00a0200', 1200],
    ['1\u202f200', 1200],
    [' 1,2,0,0 ', 1200],
    ['2.5K', 2500],
    ['2.5 k', 2500],
    ['3M', 3_000_000],
    ['3m', 3_000_000],
    ['.5', 0.5],
    ['5.', 5],
    ['+5', 5],
    ['-5', -5],
    ['- 5', -5],
    ['-2K', -2000],
    ['007', 7],
  ])('reads %o as %d', (value, amount) => {
    expect(parseAmount(value)).toBe(amount);
  });

  test.each<[string, number]>([
    ['2.3K', 2300],
    ['1.1M', 1_100_000],
    ['0.07M', 70_000],
    ['1.005K', 1005],
    ['0.000000000000001M', 1e-9],
    ['1234567890.123456789K', 1234567890123.4568],
    ['9007199254740993', 9007199254740992],
    ['0.30000000000000004', 0.30000000000000004],
  ])('shifts the decimal point of %s and rounds once', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  test.each<[unknown]>([
    [null],
    [undefined],
    [NaN],
    [Infinity],
    [-Infinity],
    [-0],
    [true],
    [{}],
    [[]],
    [[5]],
    [5n],
    [Symbol('5')],
    [new Number(5)],
  ])('reads %o as 0', (value) => {
    expect(parseAmount(value)).toBe(0);
  });

  test.each([
    ...['', ' ', ',', '.', '-', '+', 'K', 'M', '.K', '-0', '-.0K'],
    ...['NaN', 'Infinity', 'abc', '12abc', '0x10', '1e3', '1_000', '5%', 'AED 5'],
    ...['--5', '+-5', '5-', '1.-5', '.-5', '1.2.3', '5KM', '5KK', '5K5', '5K.', 'K5'],
    ...['٣٫٥', '٣', '３', '５', '9'.repeat(400), `${'9'.repeat(308)}K`],
  ])('reads the string %o as 0', (text) => {
    expect(parseAmount(text)).toBe(0);
  });

  test('stays fast with a string of a million characters', () => {
    for (const letter of ['9', ' ', ',', '.', '-', 'K', '\u00a0']) {
      const started = Date.now();
      expect(parseAmount(`${letter.repeat(1e6)}x`)).toBe(0);
      expect(Date.now() - started).toBeLessThan(1000);
    }
  });
});

describe('parseEntities', () => {
  test.each<[unknown]>([
    [null],
    [undefined],
    [{}],
    ['x'],
    [42],
    [{ data: [{ EntityName: 'A' }] }],
    [{ length: 1, 0: { EntityName: 'A' } }],
    [new Set([{ EntityName: 'A' }])],
  ])('reads %o as an empty list', (value) => {
    expect(parseEntities(value)).toEqual([]);
  });

  test('drops exactly the members that are not plain records', () => {
    const named = { EntityName: 'A' };
    const nameless = { EntityName: '' };
    const bare = Object.assign(Object.create(null) as object, { EntityName: 'B' });
    const rootless = Object.setPrototypeOf(['A'], null) as unknown;
    const others = [
      rootless,
      null,
      undefined,
      7,
      'A',
      true,
      [named],
      new Date(),
      new Reading(),
      () => named,
    ];

    const entities = parseEntities([named, ...others, nameless, revokedProxy(), bare, named]);

    expect(entities).toHaveLength(4);
    expect(entities[0]).toBe(named);
    expect(entities[1]).toBe(nameless);
    expect(entities[2]).toBe(bare);
    expect(entities[3]).toBe(named);
  });

  test('survives a list that cannot be read', () => {
    const unreadable = new Proxy([{}], {
      get() {
        throw new Error('unreadable');
      },
    });
    expect(parseEntities(unreadable)).toEqual([]);
    expect(parseEntities(revokedProxy())).toEqual([]);
  });
});

describe('entityName', () => {
  test.each(['Ministry', '  padded  ', '<b>', '🙂', '\u0301', '\u202eabc', 'هيئة'])(
    'gives %o exactly',
    (name) => {
      expect(entityName({ EntityName: name })).toBe(name);
    },
  );

  test.each<[unknown]>([[''], ['  '], ['\u00a0\n'], [7], [{}], [['A']], [null], [undefined]])(
    'is undefined if the field is %o',
    (value) => {
      expect(entityName({ EntityName: value })).toBeUndefined();
    },
  );

  test('reads only the record’s own field', () => {
    expect(entityName(Object.create({ EntityName: 'inherited' }) as object as never)).toBe(
      undefined,
    );
    expect(entityName(JSON.parse('{"__proto__": {"EntityName": "A"}}') as never)).toBe(undefined);
    expect(entityName(new Reading() as object as never)).toBe('An instance');
  });
});

test('no parser ever throws', () => {
  const throwing = {
    get EntityName() {
      throw new Error('unreadable');
    },
  };
  const survives = (value: unknown) => {
    expect(Number.isFinite(parseAmount(value))).toBe(true);
    expect(Array.isArray(parseEntities(value))).toBe(true);
    expect(Array.isArray(parseEntities([value]))).toBe(true);
    expect(['string', 'undefined']).toContain(typeof entityName(value as never));
  };
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true }), survives),
  );
  for (const value of [revokedProxy(), throwing, Object.create(throwing)]) survives(value);
});

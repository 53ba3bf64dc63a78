import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEntitySearch } from './search.ts';

const named = (...names: unknown[]) => names.map((name) => ({ EntityName: name }));

function search(names: unknown[], text: string): readonly number[] {
  return createEntitySearch(named(...names)).search(text);
}

describe('a search (E11)', () => {
  test('finds the names that contain the text, in the order of the list', () => {
    const names = ['Dubai Customs', 'Ministry', 'Customs Council', 'customary'];
    expect(search(names, 'custom')).toEqual([0, 2, 3]);
    expect(search(names, 's')).toEqual([0, 1, 2, 3]);
    expect(search(names, 'customs c')).toEqual([2]);
    expect(search(names, 'x')).toEqual([]);
  });

  test('returns positions in the whole list and leaves out entities without a name', () => {
    const names = [null, 'A', '', '  ', 7, {}, 'A'];
    expect(createEntitySearch(named(...names)).size).toBe(2);
    expect(search(names, 'a')).toEqual([1, 6]);
    expect(search(names, '')).toEqual([1, 6]);
    expect(search(names, ' ')).toEqual([1, 6]);
  });

  test.each(['(', '[', '*', '\\', '.', '^', '$', '+', '?', '|', '%s', '${1}', '{{7*7}}'])(
    'takes %o literally',
    (text) => {
      expect(search(['plain name', `with ${text} in it`, 'abc'], text)).toEqual([1]);
    },
  );

  test('takes white space in the text literally, of whatever kind, and ignores it around the text', () => {
    expect(search(['A B', 'A  B', 'AB'], 'a  b')).toEqual([1]);
    expect(search(['A\u00a0B', 'A\nB', 'AB'], 'a b')).toEqual([0, 1]);
    expect(search(['A B', 'AB'], '\u200f a\tb \n')).toEqual([0]);
    for (const nothing of [' ', '\n', '\u200f', '\u00ad \u2067'])
      expect(search(['A B', 'AB'], nothing)).toEqual([0, 1]);
  });

  test.each([
    ['İstanbul', 'İ'],
    ['İstanbul', 'İSTANBUL'],
    ['ısparta', 'ı'],
    ['هيئة الطرق', 'الطرق'],
    ['ΟΔΟΣ', 'οδός'.replace('ό', 'ο')],
    ['ΟΔΟΣ ΑΒ', 'οδοσ'],
    ['ΣΙΣΥΦΟΣ', 'ΣΙΣ'],
    ['🙂 Happiness', '🙂'],
  ])('finds %s with %s', (name, text) => {
    expect(search(['Other', name], text)).toEqual([1]);
  });

  test('keeps positions after names that are longer or shorter when folded', () => {
    expect(search(['İİİİ', 'B', 'C'], 'b')).toEqual([1]);
    expect(search(['مـــــــ', 'B', 'C'], 'b')).toEqual([1]);
    expect(search(['ﷺ', 'B', 'C', '\u200f', 'C'], 'c')).toEqual([2, 4]);
  });

  test('never matches across two names', () => {
    expect(search(['ab', 'cd'], 'bc')).toEqual([]);
    expect(search(['ab', 'cd'], 'b\nc')).toEqual([]);
    expect(search(['a\n', '\nb', 'a\n\nb'], 'a\n\nb')).toEqual([2]);
    expect(search(['\n\nx\n\n', 'b'], 'x\n\n\nb')).toEqual([]);
  });

  test('handles a pasted text of 100,000 characters at once', () => {
    const names = Array.from({ length: 1000 }, () => 'a'.repeat(1000));
    const started = Date.now();
    expect(search(names, 'a'.repeat(100_000))).toEqual([]);
    expect(search(names, `a${'\n'.repeat(100_000)}a`)).toEqual([]);
    expect(Date.now() - started).toBeLessThan(1000);
  });

  test('finds the same entities as a check of each name', () => {
    const letters = fc.string({
      unit: fc.constantFrom('a', 'B', 'b', ' ', '\n', 'İ', 'ß'),
      maxLength: 6,
    });
    const plain = (text: string) => text.toLowerCase().replaceAll('\n', ' ');
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 12 }), letters, (names, text) => {
        const expected = names.flatMap((name, position) =>
          name.trim() !== '' && plain(name).includes(plain(text).trim()) ? position : [],
        );
        expect(search(names, text)).toEqual(expected);
      }),
      { numRuns: 5000 },
    );
  });

  test('finds a name by each of its prefixes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-composite' }), fc.nat(), (name, length) => {
        fc.pre(name.trim() !== '');
        const beginning = [...name].slice(0, length % 12).join('');
        expect(search(['-', name], beginning)).toContain(1);
      }),
      { numRuns: 2000 },
    );
  });

  test('returns a new list each time', () => {
    const { search: find } = createEntitySearch(named('A', 'B'));
    (find('') as number[]).pop();
    expect(find('')).toEqual([0, 1]);
  });
});

test('no search ever throws', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (entities, text) => {
      for (const list of [entities, [entities]]) {
        const { size, search: find } = createEntitySearch(list as never);
        expect(find(text as string).length).toBeLessThanOrEqual(size);
      }
    }),
  );
});

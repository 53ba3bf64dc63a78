import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldName } from './foldName.ts';
import { createEntitySearch } from './search.ts';

function finds(name: string, text: string): boolean {
  return createEntitySearch([{ EntityName: '-' }, { EntityName: name }])
    .search(text)
    .includes(1);
}

describe('names and search texts in Arabic (E16)', () => {
  test.each([
    ['الهيئة الإماراتية للبيئة', 'الاماراتية'],
    ['الهيئة الإماراتية للبيئة', 'الهيئه'],
    ['هيئة أبوظبي للزراعة', 'ابوظبي'],
    ['هيئة ابوظبي للزراعه', 'أبوظبي للزراعة'],
    ['بلديَّة دبي', 'بلدية دبي'],
    ['بلدية دبي', 'بلديَّة'],
    ['شرطة دبي\u200f', 'شرطة دبي'],
    ['شرطة\u200f دبي', 'شرطة دبي'],
    ['شرطة دبي', '\u200fشرطة دبي\u200f '],
    ['شرطة دبي', '\u2067شرطة دبي\u2069\n'],
    ['مؤسسة مـسـتـقـبل', 'مستقبل'],
    ['مستقبل', 'مـستقبل'],
    ['ﻣﺴﺘﻘﺒﻞ', 'مستقبل'],
    ['ﻻ ﷲ', 'لا الله'],
    ['أإآٱٲٳ'.normalize('NFD'), 'أإآٱٲٳ'],
    ['مصطفى', 'مصطفي'],
    ['کی', 'كي'],
    ['شؤون', 'شوون'],
    ['سائر', 'ساير'],
    ['ﹰ', ' '],
  ])('%j is found with %j', (name, text) => {
    expect(finds(name, text)).toBe(true);
  });

  test.each([
    ['شرطة دبي', 'شرطةدبي'],
    ['شرطة دبي', 'شرطة  دبي'],
    ['كهرباء', 'كهرباا'],
    ['Genève', 'Geneve'],
  ])('%j is not found with %j', (name, text) => {
    expect(finds(name, text)).toBe(false);
  });
});

describe('a folded name (E16)', () => {
  const letter = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.constantFrom(...'ABΣσςİß \n\t\u00a0\u00ad\u200b\u200f\u202e\ufeff\ufe0f'),
    fc.integer({ min: 0x600, max: 0x6ff }).map((code) => String.fromCodePoint(code)),
    fc.integer({ min: 0xfb50, max: 0xfeff }).map((code) => String.fromCodePoint(code)),
  );
  const text = fc.array(letter, { maxLength: 12 }).map((letters) => letters.join(''));
  const runs = { numRuns: 5000 };

  test('a name is found by itself, by its folded form and by each of its parts', () => {
    fc.assert(
      fc.property(text, fc.nat(12), fc.nat(12), (name, start, length) => {
        fc.pre(name.trim() !== '');
        const part = [...name].slice(start, start + length).join('');
        for (const wanted of [name, foldName(name), part, foldName(part)])
          expect(finds(name, wanted)).toBe(true);
      }),
      runs,
    );
  });

  test('does not change when folded again', () => {
    fc.assert(
      fc.property(
        fc.oneof(text, fc.string({ unit: fc.constantFrom('\ud801', '\udc00', '\u200f') })),
        (name) => {
          expect(foldName(foldName(name))).toBe(foldName(name));
        },
      ),
      runs,
    );
  });

  test('is the sum of its folded parts, each code point on its own', () => {
    fc.assert(
      fc.property(text, (name) => {
        expect(foldName(name)).toBe([...name].map(foldName).join(''));
      }),
      runs,
    );
  });

  test('has one kind of white space and nothing invisible', () => {
    fc.assert(
      fc.property(text, (name) => {
        expect(foldName(name)).not.toMatch(/[^\S ]|\p{DI}/u);
      }),
      runs,
    );
  });

  test('is empty for anything but a string', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        fc.pre(typeof value !== 'string');
        expect(foldName(value as string)).toBe('');
      }),
    );
  });
});

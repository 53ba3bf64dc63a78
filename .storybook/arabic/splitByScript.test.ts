import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { splitByScript } from './splitByScript.ts';

const arabicOf = (text: string) =>
  splitByScript(text)
    .filter(({ isArabic }) => isArabic)
    .map(({ text: fragment }) => fragment);

describe('a text split by script', () => {
  it.each([
    ['Nothing of it is Arabic: 2.6M AED.', []],
    ['', []],
    ['مباشر', ['مباشر']],
    ['Close is إغلاق, a noun.', ['إغلاق']],
    ['“N/A”, “غير متاح”, where', ['غير متاح']],
    ['a pause is متوقّف مؤقتًا, which', ['متوقّف مؤقتًا']],
    ['إيقاف مؤقتًا — مؤقتًا says', ['إيقاف مؤقتًا', 'مؤقتًا']],
    ['(ابدأ الآن) or a noun (الأثر الإجمالي)', ['ابدأ الآن', 'الأثر الإجمالي']],
    ['Coming soon / قريبًا below', ['قريبًا']],
    ['the sign كور42 and 12', ['كور42']],
    ['try `٣٫٥`', ['٣٫٥']],
  ])('finds the Arabic words: %s', (text, fragments) => {
    expect(arabicOf(text)).toEqual(fragments);
  });

  it.each([
    ['in words, «2.6 مليون درهم»; never', ['«2.6 مليون درهم»']],
    ['is «نظرة عامة على {product}»; a', ['«نظرة عامة على {product}»']],
    ['begins, «سحابة Signature الخاصة».', ['«سحابة Signature الخاصة»']],
    ['«الرئيسية», «جميع المشاريع».', ['«الرئيسية»', '«جميع المشاريع»']],
    ['(أكثر من 400 خدمة، أكثر من 9 جهات); digits', ['أكثر من 400 خدمة، أكثر من 9 جهات']],
    ['(جهتان، 4 جهات، 25 جهة).', ['جهتان، 4 جهات، 25 جهة']],
    ['requests (يُرجى اختيار منتج.); names', ['يُرجى اختيار منتج.']],
    ['(يرتّب الطلبات …), with', ['يرتّب الطلبات …']],
    ['written out: 2.6 مليون درهم, and', ['2.6 مليون درهم']],
  ])('keeps numbers and punctuation with the Arabic they belong to: %s', (text, fragments) => {
    expect(arabicOf(text)).toEqual(fragments);
  });

  it('leaves no Arabic letter unmarked and loses no text in any guide', async () => {
    const source = fileURLToPath(new URL('../../packages/ui/src', import.meta.url));
    const guides = globSync('*/*.guide.ts', { cwd: source });
    expect(guides.length).toBeGreaterThan(35);
    for (const file of guides) {
      const { guide } = (await import(pathToFileURL(`${source}/${file}`).href)) as {
        readonly guide: object;
      };
      for (const text of textsIn(guide)) {
        const pieces = splitByScript(text);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        const rest = pieces.filter(({ isArabic }) => !isArabic).map((piece) => piece.text);
        expect(rest.join('\n')).not.toMatch(/\p{Script=Arabic}/u);
      }
    }
  });
});

/** Every text in a value, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

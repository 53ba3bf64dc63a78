import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from './languages.ts';
import { notFound } from './notFound/index.ts';

/** Names that the press writes in Latin letters even in Arabic. */
const latinNames = ['Core42', 'M42', 'Compass'];
/** A text that is specified with a straight apostrophe. */
const given = notFound.unknownProject.en;

type Pair = readonly [path: string, en: string, ar: string];

/** Each text in both languages, with its path. */
function pairsOf(en: unknown, ar: unknown, path: string): readonly Pair[] {
  if (typeof en === 'string') return [[path, en, String(ar)]];
  return Object.entries(en as object).flatMap(([key, own]) =>
    pairsOf(own, (ar as Record<string, unknown>)[key], `${path}.${key}`),
  );
}

async function textsIn(folder: string, language: string): Promise<unknown> {
  const texts = (await import(/* @vite-ignore */ `./${folder}/${language}.ts`)) as Record<
    string,
    unknown
  >;
  return texts[language];
}

const folders = globSync('**/texts', { cwd: import.meta.dirname });
const pairs = await Promise.all(
  folders.map(async (folder) =>
    pairsOf(await textsIn(folder, 'en'), await textsIn(folder, 'ar'), folder),
  ),
);

it.each(folders)('%s has a file for each language and no other', (folder) => {
  const files = globSync('*', { cwd: `${import.meta.dirname}/${folder}` });
  expect(files.sort()).toEqual(languages.map((language) => `${language}.ts`).sort());
});

describe('texts', () => {
  it.each(pairs.flat())('%s', (path, en, ar) => {
    expect(en.trim()).toBe(en);
    expect(ar.trim()).toBe(ar);
    expect(en).toMatch(/[A-Za-z\d]/);
    expect(en).not.toMatch(/\p{Script=Arabic}/u);
    if (en !== given) expect(en).not.toMatch(/[\u2018']/);
    if (latinNames.includes(en)) expect(ar).toBe(en);
    // A figure's value may be a number alone.
    else
      expect(ar).toMatch(path.endsWith('.value') ? /[\p{Script=Arabic}\d]/u : /\p{Script=Arabic}/u);
    expect(ar, 'Latin punctuation').not.toMatch(/,(?!\d)|[;?'"]/);
    expect(ar, 'digits that are not Latin').not.toMatch(/[\u0660-\u0669\u06F0-\u06F9]/);
    expect(ar, 'kashida or an invisible mark').not.toMatch(/[\u0640\u200B-\u200F\u202A-\u202E]/);
    expect(ar).toBe(ar.normalize('NFC'));
    expect(ar.endsWith('.')).toBe(en.endsWith('.'));
  });
});

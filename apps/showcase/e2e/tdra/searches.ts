/** Names with signs that a search might take for a pattern, or that change with upper and lower case. */
export const searchedNames = [
  'f(x)',
  '[a]',
  '5 * 7',
  'C:\\',
  'a.b',
  'İstanbul',
  'ılık',
  'two  spaces',
  'abc',
];

/** What is typed, and which of the names are found: letter for letter. */
export const searches: readonly (readonly [text: string, found: readonly string[]])[] = [
  ['(', ['f(x)']],
  ['[', ['[a]']],
  ['*', ['5 * 7']],
  ['\\', ['C:\\']],
  ['.', ['a.b']],
  ['a.c', []],
  ['İ', ['İstanbul']],
  ['ı', ['ılık']],
  ['  ', ['two  spaces']],
  ['^', []],
];

import { expect, it } from 'vitest';
import { nameIn, shortNameIn } from './nameIn.ts';

it.each([
  ['Cabinet (مجلس الوزراء)', 'ar', 'مجلس الوزراء'],
  ['Cabinet (مجلس الوزراء)', 'en', 'Cabinet (مجلس الوزراء)'],
  ['Cabinet (Dubai)', 'ar', 'Cabinet (Dubai)'],
  ['مجلس الوزراء', 'ar', 'مجلس الوزراء'],
  ['بلدية (دبي)', 'ar', 'بلدية (دبي)'],
  ['بلدية (Dubai)', 'ar', 'بلدية (Dubai)'],
])('%s in %s is %s', (name, language, shown) => {
  expect(nameIn(name, language)).toBe(shown);
});

it.each([
  ['Cabinet (مجلس الوزراء)', 'ar', 'مجلس الوزراء'],
  ['Cabinet (مجلس الوزراء)', 'en', 'Cabinet'],
  ['Cabinet (Dubai)', 'en', 'Cabinet (Dubai)'],
  ['(مجلس الوزراء)', 'en', '(مجلس الوزراء)'],
])('%s on one line in %s is %s', (name, language, shown) => {
  expect(shortNameIn(name, language)).toBe(shown);
});

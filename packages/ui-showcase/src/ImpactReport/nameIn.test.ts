import { expect, it } from 'vitest';
import { nameIn } from './nameIn.ts';

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

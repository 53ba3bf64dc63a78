import { expect, test } from 'vitest';
import { figureAndUnit, lengthOf } from './figure.ts';

test.each([
  ['', undefined],
  ['N/A', undefined],
  ['8,000H', undefined],
  ['13.7K Tonnes', undefined],
  ['2.6 مليون درهم', undefined],
  ['11,500 Hours', 'medium'],
  ['123,456 AED', 'medium'],
  ['31,791.07 AED', 'long'],
  ['207,967.86 AED', 'long'],
  ['123,456,789,012 AED', 'longest'],
  ['999,999,999,999.99 AED', 'longest'],
])('%s is %s', (value, length) => {
  expect(lengthOf(value)).toBe(length);
});

test.each([
  ['2.6M AED', '2.6M', 'AED'],
  ['2.6 مليون درهم', '2.6', 'مليون درهم'],
  ['٢٫٦ مليون درهم', '٢٫٦', 'مليون درهم'],
  ['−5 Tonnes', '−5', 'Tonnes'],
  ['N/A', 'N/A', ''],
  ['غير متاح', 'غير متاح', ''],
  ['', '', ''],
])('%s has the figure "%s" and the unit "%s"', (value, figure, unit) => {
  expect(figureAndUnit(value)).toEqual([figure, unit]);
});

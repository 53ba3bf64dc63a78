import { expect, it } from 'vitest';
import { missingDecimals } from './figures.ts';

it.each([
  [
    ['3,500,000', '3,448,937.95', '0.5'],
    ['.95', '', '5'],
  ],
  [
    ['3,500,000', '22,507'],
    ['', ''],
  ],
  [
    ['N/A', '1.25'],
    ['.25', ''],
  ],
  [[], []],
])('%j lacks %j', (values, missing) => {
  expect(missingDecimals(values)).toEqual(missing);
});

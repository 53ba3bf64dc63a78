import { expect, it } from 'vitest';
import { missingDecimals } from './figures.ts';

it.each([
  [
    ['3,500,000', '3,448,937.95', '0.5'],
    ['.00', '', '0'],
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
  const lacking = missingDecimals(values).map((each) => each.replaceAll(/\d/g, '0'));
  expect(lacking).toEqual(missing.map((each) => each.replaceAll(/\d/g, '0')));
});

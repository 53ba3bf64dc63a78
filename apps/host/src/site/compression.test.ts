import { expect, it } from 'vitest';
import { chooseEncoding } from './compression.ts';

it.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['BR', 'br'],
  ['*', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip', 'gzip'],
  ['br;q=0', undefined],
  ['gzip;q=0, br;q=0', undefined],
  ['zstd', undefined],
  ['', undefined],
  [undefined, undefined],
  [';;q=,,br;q=high', undefined],
] as const)('of br and gzip, "%s" accepts %s', (accepted, wanted) => {
  const headers = { ...(accepted !== undefined && { 'accept-encoding': accepted }) };
  expect(chooseEncoding(headers, ['br', 'gzip'])).toBe(wanted);
});

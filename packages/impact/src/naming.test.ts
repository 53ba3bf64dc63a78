import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createImpact } from './createImpact.ts';
import { uae } from './uae.ts';

const { serviceKeys, serviceName } = createImpact(uae.en);

test.each([
  ['SecureInternetAccess', 'Secure Internet Access'],
  ['G2GConnectivity', 'G2G Connectivity'],
  ['SDWANasaService', 'SD-WAN as a Service'],
  ['UAEPASS', 'UAE PASS'],
  ['MabroukMaYakUsrati', 'Mabrouk MaYak & Usrati'],
  ['mSurvey', 'mSurvey'],
  ['DigitalGovernmentFileshare', 'Digital Government Fileshare'],
])('the known key %s is named %s', (key, name) => {
  expect(serviceName(key)).toBe(name);
});

test('every known key has the name in the table', () => {
  expect(serviceKeys.map(serviceName)).toEqual(Object.values(uae.en.services));
});

describe('an unknown key', () => {
  test.each([
    ['CloudStorageasaService', 'Cloud Storage as a Service'],
    ['HSMasaService', 'HSM as a Service'],
    ['AasaBasaC', 'A as a B as a C'],
    ['asaService', 'as a Service'],
    ['UAEPortal', 'UAE Portal'],
    ['SmartUAE', 'Smart UAE'],
    ['Web3Portal', 'Web3 Portal'],
    ['B2BGateway', 'B2B Gateway'],
    ['mPay', 'm Pay'],
    ['ServiceÉlan', 'Service Élan'],
    ['Already Spaced', 'Already Spaced'],
    ['plain', 'plain'],
    ['خدمة', 'خدمة'],
    ['', ''],
  ])('%s is split into %s', (key, name) => {
    expect(serviceName(key)).toBe(name);
  });

  test.each([
    ['constructor', 'constructor'],
    ['toString', 'to String'],
    ['__proto__', '__proto__'],
  ])('E10: %s is a key like any other', (key, name) => {
    expect(serviceName(key)).toBe(name);
  });

  test('keeps every character and gets no double, leading or trailing space', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (key) => {
        fc.pre(!Object.hasOwn(uae.en.services, key));
        const name = serviceName(key);
        expect(name.replaceAll(/\s/g, '')).toBe(key.replaceAll(/\s/g, ''));
        expect(name).not.toMatch(/^\s|\s$|\s\s/);
      }),
    );
  });
});

test('never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (key) => {
      expect(typeof serviceName(key as string)).toBe('string');
    }),
  );
  expect(serviceName(Symbol('key') as unknown as string)).toBe('');
});

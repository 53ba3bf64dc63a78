import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createImpact, isAffirmative, uae, type EntityRecord } from './index.ts';

const country = createImpact({
  services: { Pass: 'Digital Pass', Tax: 'Online Tax Return', Fax: 'Fax' },
  units: { cost: 'EUR', time: 'Hours', co2: 'KGs' },
  locale: 'de',
  dataLocale: 'de',
});
const town = {
  EntityName: 'Stadt Köln',
  UsingPass: 'JA',
  AnnualcostsavingPass: '1.200,50 €',
  AnnualtimesavingPass: '3K',
  UsingTax: 'TRUE',
  AnnualcostsavingTax: 'EUR 2.000.000',
  AnnualCo2reductionsTax: '0,5',
  UsingFax: 'No',
  AnnualcostsavingFax: '9M',
  UsingVPN: true,
};

describe('with the figures of another country', () => {
  test('an entity is summarised in its services, units and notation', () => {
    const summary = country.summarizeEntity(town);
    expect(summary.adoptedServices).toEqual([
      {
        ...{ serviceKey: 'Pass', serviceName: 'Digital Pass' },
        ...{ costSaved: 1200.5, timeSaved: 3000, co2Reduced: 0 },
      },
      {
        ...{ serviceKey: 'Tax', serviceName: 'Online Tax Return' },
        ...{ costSaved: 2_000_000, timeSaved: 0, co2Reduced: 0.5 },
      },
    ]);
    expect(summary).toMatchObject({
      ...{ notAdoptedServices: ['Fax'], adoptedCount: 2, totalServices: 3, adoptedPercentage: 67 },
      ...{ costSaved: 2_001_200.5, co2Reduced: 0.5, totalCo2Reduced: '0,5 KGs' },
    });
    expect(summary.totalCostSaved).toBe('2 Mio. EUR');
  });

  test.each([
    [{ co2: 'kg' }, '410 kg'],
    [{ co2: 'kg', co2Total: 't' }, '410 t'],
    [{ co2: 'kg', co2Total: undefined }, '410 kg'],
  ])('no figure is converted: with the units %j, a total is %s', (units, total) => {
    const { summarizeEntity } = createImpact({
      services: { Berth: 'Berth' },
      units: { cost: 'AED', time: 'h', ...units },
    });
    const record = { UsingBerth: true, AnnualCo2reductionsBerth: 410 };
    expect(summarizeEntity(record).totalCo2Reduced).toBe(total);
  });

  test('figures are formatted in its locale', () => {
    expect(country.formatNumber(1_234_567.891)).toBe('1.234.567,89');
    expect(country.formatNumber(-0.001)).toBe('0');
    expect(createImpact({ ...uae.en, locale: 'ar-EG' }).formatNumber(-0.001)).toBe('٠');
  });

  test('a total that is unknown has its own text', () => {
    const french = createImpact({ ...uae.en, locale: 'fr', notAvailable: 'n. d.' });
    expect(french.formatTotal(0, 'cost')).toBe('n. d.');
    expect(french.summarizeEntity({}).totalCostSaved).toBe('n. d.');
  });

  test.each([
    ['12.000 EUR', 12_000],
    ['EUR 1.200,50', 1200.5],
    ['AED12', 12],
    ['12 XYZ', 0],
    ['12 eur', 0],
    ['12 EURO', 0],
  ])('a currency’s code is read like its sign: %s', (text, amount) => {
    const euro = createImpact({
      ...uae.en,
      dataLocale: 'de',
      units: { ...uae.en.units, cost: '€' },
    });
    expect(euro.parseAmount(text)).toBe(amount);
  });

  test('its table has its services and units', () => {
    const csv = country.entityCsv(town);
    expect(csv).toContain('"Pass","Digital Pass","yes","1.200,50 €","1200.5","EUR"');
    expect(csv).toContain('"2 of 3"');
    expect(csv).not.toContain('VPN');
  });

  test('services are named as given, and unknown ones by their keys', () => {
    expect(country.serviceKeys).toEqual(['Pass', 'Tax', 'Fax']);
    expect(country.serviceName('Pass')).toBe('Digital Pass');
    expect(country.serviceName('CloudasaService')).toBe('Cloud as a Service');
  });

  test('a list of no services gives an adoption of none of none', () => {
    const summary = createImpact({ ...uae.en, services: {} }).summarizeEntity(town);
    expect(summary).toMatchObject({ totalServices: 0, adoptedPercentage: 0, costSaved: 0 });
  });

  test('sums stay exact with many services', () => {
    const services = Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [`S${String(index)}`, `Service ${String(index)}`]),
    );
    const record: EntityRecord = Object.fromEntries(
      Object.keys(services).flatMap((key) => [
        [`Using${key}`, true],
        [`Annualcostsaving${key}`, 0.1],
      ]),
    );
    expect(createImpact({ ...uae.en, services }).summarizeEntity(record).costSaved).toBe(100);
  });

  test('an invalid locale is refused', () => {
    for (const wrong of [{ locale: 'not a locale' }, { dataLocale: 'not a locale' }])
      expect(() => createImpact({ ...uae.en, ...wrong })).toThrow(RangeError);
  });
});

describe('an amount in the notation of a locale', () => {
  test.each([
    ['en', '€1,200', 1200],
    ['en', '$ -1,200.50', -1200.5],
    ['en', '−5', -5],
    ['en', '1200 AED', 1200],
    ['en', 'aed 2.5k', 2500],
    ['en', '40 hours', 40],
    ['de', '1.200,50', 1200.5],
    ['de', '1.200', 1200],
    ['de', '-1.200,50 €', -1200.5],
    ['fr', '1\u202f200,5\u00a0€', 1200.5],
    ['de-CH', '1’200.50', 1200.5],
    ['de-CH', "1'200.50", 1200.5],
    ['en-IN', '₹12,34,567.8', 1_234_567.8],
    ['ar-EG', '\u061c١٬٢٠٠٫٥ ج.م', 1200.5],
    ['ar-AE', '\u200f1,200.50 د.إ.\u200f', 1200.5],
    ['ar-AE', '1,200.50 د.إ', 1200.5],
    ['ar-AE', '-١٬٢٠٠٫٥٠ د.إ.', -1200.5],
    ['ar-AE', '5K د.إ.', 5000],
    ['en', '-AED 1,200', -1200],
    ['en', 'AED -1,200', -1200],
    ['en', '\u200e+AED 1,200', 1200],
    ['en', '(1,200)', -1200],
    ['en', '(AED 1,200)', -1200],
    ['en', 'AED (1,200)', -1200],
    ['en', '(1,200) AED', -1200],
    ['de', '(1.200,50 €)', -1200.5],
    ['en', '-(1,200)', 0],
    ['en', '(-1,200)', 0],
    ['en', '-AED -5', 0],
    ['en', '(5', 0],
    ['en', '()', 0],
    ['en', 'AED', 0],
    ['en', '5KM', 0],
    ['en', '5K', 5000],
    ['en', 'K5', 0],
    ['en', '5 A', 0],
    ['en', 'CA$5', 5],
    ['fr', '5 F CFA', 5],
    ['sv', '5 kr', 5],
    ['ar-EG', '\u061c١٬٢٠٠٫٥', 1200.5],
    ['fa', '۱۲', 12],
    ['de', '1,2,3', 0],
    ['de', 'etwa 5', 0],
    ['de', '', 0],
  ])('%s: %j is %d', (locale, text, amount) => {
    const { parseAmount } = createImpact({ ...uae.en, dataLocale: locale });
    expect(parseAmount(text)).toBe(amount);
  });

  test('amounts formatted in a locale are read back', () => {
    const amount = fc.integer({ min: -1e9, max: 1e9 }).map((hundredths) => hundredths / 100);
    for (const locale of ['en', 'de', 'fr', 'ar', 'ar-EG', 'fa', 'de-CH', 'en-IN', 'pt-BR', 'sv']) {
      const { formatNumber, parseAmount } = createImpact({ ...uae.en, locale, dataLocale: locale });
      fc.assert(
        fc.property(amount, (value) => {
          expect(parseAmount(formatNumber(value))).toBe(value);
        }),
      );
    }
  });

  test.each(['en', 'ar-AE', 'ar-AE-u-nu-arab', 'de-DE', 'fr-FR'])(
    'amounts of money formatted in %s are read back',
    (locale) => {
      const { parseAmount } = createImpact({ ...uae.en, locale, dataLocale: locale });
      const amount = fc.integer({ min: -1e9, max: 1e9 }).map((hundredths) => hundredths / 100);
      const form = fc.record({
        currency: fc.constantFrom('AED', 'EUR', 'USD', ...Intl.supportedValuesOf('currency')),
        currencyDisplay: fc.constantFrom('symbol', 'code'),
        currencySign: fc.constantFrom('standard', 'accounting'),
      });
      fc.assert(
        fc.property(amount, form, (value, options) => {
          const money = { style: 'currency', minimumFractionDigits: 2, ...options } as const;
          expect(parseAmount(new Intl.NumberFormat(locale, money).format(value))).toBe(value);
        }),
        { numRuns: 1000 },
      );
    },
  );

  test.each(['en', 'ar', 'ar-EG', 'de', 'es', 'hi', 'en-IN', 'ja', 'pt-BR', 'ru'])(
    'compact figures written in %s are read back, with short and long words',
    (locale) => {
      const { parseAmount } = createImpact({ ...uae.en, dataLocale: locale });
      for (const compactDisplay of ['short', 'long'] as const) {
        const compact = new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay });
        for (let power = 0; power < 15; power++)
          for (const count of [1, 2, 3, 1.5, 11, -2]) {
            const figure = count * 10 ** power;
            const shown = parseAmount(compact.format(figure));
            // A compact figure has two digits, or all of its integer.
            expect(Math.abs(shown - figure)).toBeLessThanOrEqual(Math.abs(figure) / 20);
            if (Math.abs(count) !== 1.5) expect(shown).toBe(figure);
          }
      }
    },
  );

  test.each(['en', 'ar'] as const)('what is written in %s with units is read back', (language) => {
    const impact = createImpact({ ...uae[language], dataLocale: language });
    for (const value of [1, 2, 3, 11, 100, 0.5, -1, -4, 8000, 1_200_000, 5e12])
      for (const unit of ['cost', 'time', 'co2', 'co2Total'] as const) {
        expect(impact.parseAmount(impact.formatAmount(value, unit))).toBe(value);
        expect(impact.parseAmount(impact.formatTotal(value, unit))).toBe(value);
      }
  });

  test.each([
    ['de', '2,6 Mio', 2_600_000],
    ['de', '3,5 Milliarden €', 3.5e9],
    ['en', 'USD 1.25 Million', 1_250_000],
    ['en', '-2 million hours', -2_000_000],
    ['en', 'million', 0],
    ['en', '2 million million', 0],
    ['ar', '٢٫٦ مليون درهم', 0],
    ['ar', '٢٫٦ مليون د.إ.', 2_600_000],
  ])('%s: the words of %j give %d', (dataLocale, text, amount) => {
    expect(createImpact({ ...uae.en, dataLocale }).parseAmount(text)).toBe(amount);
  });

  test('the data may be written in another locale than the figures', () => {
    const { parseAmount, formatNumber } = createImpact({ ...uae.en, dataLocale: 'de' });
    expect(parseAmount('1.200,50')).toBe(1200.5);
    expect(formatNumber(1200.5)).toBe('1,200.5');
  });

  test('no text throws', () => {
    const { parseAmount } = createImpact({
      ...uae.en,
      dataLocale: 'de',
      units: { ...uae.en.units, cost: 'ı̇' },
    });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.anything()), (value) => {
        expect(Number.isFinite(parseAmount(value))).toBe(true);
      }),
    );
  });
});

test.each<unknown>([
  ...[
    'true',
    'TRUE',
    'yes',
    'Ja',
    '1',
    'x',
    'نعم',
    'since 2020',
    '0.5',
    '50%',
    'wahr',
    'VRAI',
    '#1',
  ],
  ...['false alarm', 'nothing', 'n/a yet'],
  ...[true, 1, {}, []],
])('%j says yes', (value) => {
  expect(isAffirmative(value)).toBe(true);
});

test.each<unknown>([
  ...['false', 'FALSE', 'No', ' no ', 'n', 'OFF', '0', '0.0', '', ' ', 'N/A', '-', 'لا', '✗'],
  ...['nein', 'non', 'Não', 'Não'.normalize('NFD'), 'нет', '−', '٠', 'ＮＯ'],
  ...['FALSCH', 'FAUX', 'FALSO', 'ЛОЖЬ', 'خطأ'],
  ...['N.A.', 'n. a.', 'n/d', '0%', '0,0 %', '٠٪'],
  ...[
    'لا\u200f',
    '\u200fلا',
    'No\u200f',
    '\u2066No\u2069',
    '\ufeffFALSE',
    '✗\ufe0f',
    '\u200b',
    'ﻻ',
  ],
  ...[false, 0, null, undefined, NaN],
])('%j says no', (value) => {
  expect(isAffirmative(value)).toBe(false);
});

test.each([
  ...['#N/A', '#VALUE!', '#REF!', '#DIV/0!', '#NAME?', '#NULL!', '#NUM!', '#SPILL!', '#CALC!'],
  ...['#NV', '#WERT!', '#BEZUG!', '#ZAHL!', '#VALEUR!', '#NOM?', '#NOMBRE!', '#N/D', '#RIF!'],
  ...['#¡VALOR!', '#¿NOMBRE?', '#Н/Д', '#ЗНАЧ!', '#ДЕЛ/0!', '#ИМЯ?', '#n/a', '########'],
])('a spreadsheet’s error says no: %s', (value) => {
  expect(isAffirmative(value)).toBe(false);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as exported from './index.ts';
import { createImpact, isAffirmative, SERVICE_KEYS, type EntityRecord } from './index.ts';

const country = createImpact({
  services: { Pass: 'Digital Pass', Tax: 'Online Tax Return', Fax: 'Fax' },
  isAdopted: isAffirmative,
  units: { cost: 'EUR' },
  locale: 'de',
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

describe('without options', () => {
  const impact = createImpact();

  test('its functions behave like the exported ones', () => {
    const value = fc.oneof(fc.anything(), fc.constantFrom('1,200', '€5', '2.5K', 'No', '', 0.1));
    const record = fc.dictionary(
      fc.constantFrom(
        'EntityName',
        ...['Using', 'Annualcostsaving', 'Annualtimesaving', 'AnnualCo2reductions'].flatMap(
          (it) => [`${it}VPN`, `${it}GSB`],
        ),
      ),
      value,
    );
    fc.assert(
      fc.property(record, value, (fields, other) => {
        expect(impact.summarizeEntity(fields)).toEqual(exported.summarizeEntity(fields));
        expect(impact.entityCsv(fields)).toBe(exported.entityCsv(fields));
        expect(impact.parseEntities([fields, other])).toEqual(
          exported.parseEntities([fields, other]),
        );
        expect(impact.parseAmount(other)).toBe(exported.parseAmount(other));
        expect(impact.serviceName(other as string)).toBe(exported.serviceName(other as string));
        for (const name of ['formatNumber', 'formatCompact'] as const)
          expect(impact[name](other as number)).toBe(exported[name](other as number));
        expect(impact.formatTotal(other as number, 'AED')).toBe(
          exported.formatTotal(other as number, 'AED'),
        );
      }),
    );
  });

  test('it has the same services and units', () => {
    expect(impact.serviceKeys).toEqual(SERVICE_KEYS);
    expect(impact.serviceNames).toBe(exported.SERVICE_NAMES);
    expect(impact.units).toEqual(exported.UNITS);
  });

  test('an option that is undefined counts as left out', () => {
    const { services, isAdopted, units, locale, decimal } = {} as Record<string, undefined>;
    const same = createImpact({ services, isAdopted, units, locale, decimal });
    expect(same.parseAmount('1,200')).toBe(1200);
    expect(same.parseAmount('€1,200')).toBe(0);
    expect(same.units).toEqual(exported.UNITS);
    expect(createImpact({ units: { cost: undefined } }).units).toEqual(exported.UNITS);
  });
});

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
    expect(summary.totalCostSaved.replaceAll('\u00a0', ' ')).toBe('2 Mio. EUR');
  });

  test.each([
    [{}, '410 KGs'],
    [{ co2: 'kg' }, '410 kg'],
    [{ co2Total: 't' }, '410 t'],
  ])('no figure is converted: with the units %j, a total is %s', (units, total) => {
    const { summarizeEntity } = createImpact({ services: { Berth: 'Berth' }, units });
    const record = { UsingBerth: true, AnnualCo2reductionsBerth: 410 };
    expect(summarizeEntity(record).totalCo2Reduced).toBe(total);
  });

  test('figures are formatted in its locale', () => {
    expect(country.formatNumber(1_234_567.891)).toBe('1.234.567,89');
    expect(country.formatNumber(-0.001)).toBe('0');
    expect(createImpact({ locale: 'ar-EG' }).formatNumber(-0.001)).toBe('٠');
  });

  test('a total that is unknown has its own text', () => {
    const french = createImpact({ locale: 'fr', notAvailable: 'n. d.' });
    expect(french.formatTotal(0, '€')).toBe('n. d.');
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
    const euro = createImpact({ locale: 'de', units: { cost: '€' } });
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
    const summary = createImpact({ services: {} }).summarizeEntity(town);
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
    expect(createImpact({ services }).summarizeEntity(record).costSaved).toBe(100);
  });

  test('an invalid locale is refused', () => {
    expect(() => createImpact({ locale: 'not a locale' })).toThrow(RangeError);
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
    expect(createImpact({ locale }).parseAmount(text)).toBe(amount);
  });

  test('amounts formatted in a locale are read back', () => {
    const amount = fc.integer({ min: -1e9, max: 1e9 }).map((hundredths) => hundredths / 100);
    for (const locale of ['en', 'de', 'fr', 'ar', 'ar-EG', 'fa', 'de-CH', 'en-IN', 'pt-BR', 'sv']) {
      const { formatNumber, parseAmount } = createImpact({ locale });
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
      const { parseAmount } = createImpact({ locale });
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

  test('the decimal separator of the data may differ from that of the locale', () => {
    const { parseAmount, formatNumber } = createImpact({ locale: 'en', decimal: ',' });
    expect(parseAmount('1.200,50')).toBe(1200.5);
    expect(formatNumber(1200.5)).toBe('1,200.5');
    expect(createImpact({ decimal: ',' }).parseAmount('€ 0,5')).toBe(0.5);
  });

  test('no text throws', () => {
    const { parseAmount } = createImpact({ locale: 'de', units: { cost: 'ı̇' } });
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

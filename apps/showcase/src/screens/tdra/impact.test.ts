import { describe, expect, it } from 'vitest';
import { impactIn } from './impact.ts';

const english = impactIn('en');
const arabic = impactIn('ar');

describe('amounts', () => {
  it.each([
    ['cost', 0, '0 AED', '0 درهم'],
    ['cost', 1, '1 AED', 'درهم واحد'],
    ['time', 2, '2 Hours', 'ساعتان'],
    ['cost', 3, '3 AED', '3 دراهم'],
    ['cost', 11, '11 AED', '11 درهمًا'],
    ['cost', 1200, '1,200 AED', '1,200 درهم'],
    ['time', 104, '104 Hours', '104 ساعات'],
    ['time', 2.5, '2.5 Hours', '2.5 ساعة'],
    ['co2', 1234.567, '1,234.57 KGs', '1,234.57 كجم'],
    ['co2Total', Number.NaN, '0 Tonnes', '0 طن'],
  ] as const)('%s of %d are %s and %s', (unit, amount, en, ar) => {
    expect(english.amount(unit, amount)).toBe(en);
    expect(arabic.amount(unit, amount)).toBe(ar);
  });
});

describe('totals', () => {
  it.each([
    ['cost', 0, 'N/A', 'غير متاح'],
    ['cost', 2_600_000, '2.6M AED', '2.6 مليون درهم'],
    ['time', 8000, '8K Hours', '8 آلاف ساعة'],
    ['time', 11_500, '11.5K Hours', '11.5 ألف ساعة'],
    ['co2Total', 5.3, '5.3 Tonnes', '5.3 طن'],
    ['co2Total', 2, '2 Tonnes', 'طنّان'],
    ['co2Total', 7, '7 Tonnes', '7 أطنان'],
    ['co2Total', 0.04, '0 Tonnes', '0 طن'],
  ] as const)('%s of %d are %s and %s', (unit, amount, en, ar) => {
    expect(english.total(unit, amount).value).toBe(en);
    expect(arabic.total(unit, amount).value).toBe(ar);
  });
});

describe('an entity', () => {
  const record = { EntityName: 'Dubai Police', UsingVPN: 1, AnnualcostsavingVPN: 'AED 1,200' };

  it('has the same amounts in both languages, with the names of each', () => {
    const [en, ar] = [english, arabic].map(({ summarizeEntity }) => summarizeEntity(record));
    expect(ar?.costSaved).toBe(en?.costSaved);
    expect(ar?.adoptedServices[0]?.serviceName).toBe('الشبكة الافتراضية الخاصة (VPN)');
    expect(ar?.notAdoptedServices).toHaveLength(24);
    expect(ar?.notAdoptedServices.filter((name) => !/\p{Script=Arabic}/u.test(name))).toEqual([]);
  });

  it('is a table with the headings of its language', () => {
    const [headings = '', ...rows] = arabic.entityCsv(record).split('\r\n');
    expect(headings).toContain('"الجهة","رمز الخدمة","الخدمة"');
    expect(rows.at(-2)).toContain('"الإجمالي","1 من 25"');
    expect(english.entityCsv(record)).toContain('"Total","1 of 25"');
  });
});

import { expect, test } from 'vitest';
import { createImpact, uae } from './index.ts';

const english = createImpact(uae.en);
const arabic = createImpact(uae.ar);

test('there are 25 services, in the order of the dashboard', () => {
  expect(english.serviceKeys.join(', ')).toBe(
    'Internet, SecureInternetAccess, G2GConnectivity, MPLS, VPN, ApplicationPerformanceMonitoring, ' +
      'InfrastructureasaService, BackupasaService, DatabaseasaService, DisasterRecoveryasaService, ' +
      'EmailasaService, AIServices, KubernetesasaService, GPUasaService, ' +
      'AdvancedLoadBalancingasaService, AppLaunchpad, SDWANasaService, GSB, APIMarketplace, ' +
      'DigitalVault, UAEPASS, NCRM, MabroukMaYakUsrati, mSurvey, DigitalGovernmentFileshare',
  );
  expect(english.serviceKeys).toHaveLength(25);
  expect(arabic.serviceKeys).toEqual(english.serviceKeys);
});

test('an English name is its key with spaces and punctuation', () => {
  for (const [key, name] of Object.entries(uae.en.services)) {
    expect(name.replaceAll(/[^A-Za-z0-9]/g, '')).toBe(key);
  }
});

test('the units are AED, Hours, KGs and Tonnes', () => {
  expect(uae.en.units).toEqual({ cost: 'AED', time: 'Hours', co2: 'KGs', co2Total: 'Tonnes' });
});

test('an entity has the same amounts in both languages, with the names of each', () => {
  const record = { EntityName: 'A', UsingVPN: 1, AnnualcostsavingVPN: '1,200', UsingGSB: 'AED 5' };
  const [en, ar] = [english, arabic].map(({ summarizeEntity }) => summarizeEntity(record));
  expect([en?.costSaved, ar?.costSaved]).toEqual([1200, 1200]);
  expect([en?.totalCostSaved, ar?.totalCostSaved]).toEqual(['1.2K AED', '1.2 ألف درهم']);
  expect(ar?.adoptedServices[0]?.serviceName).toBe('الشبكة الافتراضية الخاصة (VPN)');
  expect(ar?.notAdoptedServices).toHaveLength(23);
  expect(ar?.notAdoptedServices.filter((name) => !/\p{Script=Arabic}/u.test(name))).toEqual([]);
});

test('an entity is a table with the headings of its language', () => {
  const record = { EntityName: 'A', UsingVPN: 1, AnnualcostsavingVPN: 5 };
  const [headings = '', ...rows] = arabic.entityCsv(record).split('\r\n');
  expect(headings).toContain('"الجهة","رمز الخدمة","الخدمة"');
  expect(rows.at(-2)).toContain('"الإجمالي","1 من 25"');
  expect(rows.at(-2)).toContain('"5","درهم"');
  expect(english.entityCsv(record)).toContain('"Total","1 of 25"');
});

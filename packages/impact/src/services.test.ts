import { expect, test } from 'vitest';
import { SERVICE_KEYS, SERVICE_NAMES, TOTAL_SERVICES } from './services.ts';

test('there are 25 services, in the order of the dashboard', () => {
  expect(SERVICE_KEYS.join(', ')).toBe(
    'Internet, SecureInternetAccess, G2GConnectivity, MPLS, VPN, ApplicationPerformanceMonitoring, ' +
      'InfrastructureasaService, BackupasaService, DatabaseasaService, DisasterRecoveryasaService, ' +
      'EmailasaService, AIServices, KubernetesasaService, GPUasaService, ' +
      'AdvancedLoadBalancingasaService, AppLaunchpad, SDWANasaService, GSB, APIMarketplace, ' +
      'DigitalVault, UAEPASS, NCRM, MabroukMaYakUsrati, mSurvey, DigitalGovernmentFileshare',
  );
  expect(TOTAL_SERVICES).toBe(25);
});

test('a display name is its key with spaces and punctuation', () => {
  for (const [key, name] of Object.entries(SERVICE_NAMES)) {
    expect(name.replaceAll(/[^A-Za-z0-9]/g, '')).toBe(key);
  }
});

test('the tables cannot be changed', () => {
  expect(SERVICE_KEYS).toSatisfy(Object.isFrozen);
  expect(SERVICE_NAMES).toSatisfy(Object.isFrozen);
});

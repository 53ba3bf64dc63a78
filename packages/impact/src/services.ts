/**
 * The digital services an entity can adopt: display names by key, in the order of the dashboard. A key is the suffix of
 * a record's fields, as in `UsingVPN`.
 */
export const SERVICE_NAMES = /* @__PURE__ */ Object.freeze({
  Internet: 'Internet',
  SecureInternetAccess: 'Secure Internet Access',
  G2GConnectivity: 'G2G Connectivity',
  MPLS: 'MPLS',
  VPN: 'VPN',
  ApplicationPerformanceMonitoring: 'Application Performance Monitoring',
  InfrastructureasaService: 'Infrastructure as a Service',
  BackupasaService: 'Backup as a Service',
  DatabaseasaService: 'Database as a Service',
  DisasterRecoveryasaService: 'Disaster Recovery as a Service',
  EmailasaService: 'Email as a Service',
  AIServices: 'AI Services',
  KubernetesasaService: 'Kubernetes as a Service',
  GPUasaService: 'GPU as a Service',
  AdvancedLoadBalancingasaService: 'Advanced Load Balancing as a Service',
  AppLaunchpad: 'App Launchpad',
  SDWANasaService: 'SD-WAN as a Service',
  GSB: 'GSB',
  APIMarketplace: 'API Marketplace',
  DigitalVault: 'Digital Vault',
  UAEPASS: 'UAE PASS',
  NCRM: 'NCRM',
  MabroukMaYakUsrati: 'Mabrouk MaYak & Usrati',
  mSurvey: 'mSurvey',
  DigitalGovernmentFileshare: 'Digital Government Fileshare',
} as const);

/** One of the 25 service keys. */
export type ServiceKey = keyof typeof SERVICE_NAMES;

/** The service keys, in the order of the dashboard. */
export const SERVICE_KEYS: readonly ServiceKey[] = /* @__PURE__ */ Object.freeze(
  Object.keys(SERVICE_NAMES) as ServiceKey[],
);

/** How many services there are: the denominator of every adoption figure. */
export const TOTAL_SERVICES: number = SERVICE_KEYS.length;

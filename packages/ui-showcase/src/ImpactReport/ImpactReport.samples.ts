import type { BuiltInLanguage } from '@showcase/ui';
import type { ImpactFigures } from './figures.ts';

const serviceNames = [
  ...['Internet', 'Secure Internet Access', 'G2G Connectivity', 'MPLS', 'VPN'],
  ...['Application Performance Monitoring', 'Infrastructure as a Service', 'Backup as a Service'],
  ...['Database as a Service', 'Disaster Recovery as a Service', 'Email as a Service'],
  ...['AI Services', 'Kubernetes as a Service', 'GPU as a Service'],
  ...['Advanced Load Balancing as a Service', 'App Launchpad', 'SD-WAN as a Service', 'GSB'],
  ...['API Marketplace', 'Digital Vault', 'UAE PASS', 'NCRM', 'Mabrouk MaYak & Usrati', 'mSurvey'],
  ...['Digital Government Fileshare'],
];

const number = new Intl.NumberFormat('en');
const format = (amount: number) => number.format(amount);

/** Entity names for stories, as in an event's data. */
export const entityNames: Readonly<Record<BuiltInLanguage, string>> = {
  en: 'Dubai Municipality',
  ar: 'هيئة تنظيم الاتصالات والحكومة الرقمية',
};

export const longEntityName =
  'The General Authority for Telecommunications, Digital Government and Shared Infrastructure Services of the Northern Emirates';

/** Figures for stories: an entity that has adopted some of its 25 services. */
export function sampleFigures(adopted: number, name: string = entityNames.en): ImpactFigures {
  const total = (amount: number, unit: string) =>
    adopted === 0 ? 'N/A' : `${number.format(amount * adopted)} ${unit}`;
  return {
    subject: { en: 'Government Digital Impact', ar: 'الأثر الرقمي الحكومي' },
    name,
    adopted,
    total: serviceNames.length,
    percentage: (adopted / serviceNames.length) * 100,
    totals: [
      {
        label: { en: 'Total Cost Saved', ar: 'إجمالي الوفورات في التكلفة' },
        value: adopted === 0 ? 'N/A' : '2.6M AED',
        exact: total(104_000, 'AED'),
      },
      {
        label: { en: 'Total Time Saved', ar: 'إجمالي الوفورات في الوقت' },
        value: total(320, 'Hours'),
      },
      {
        label: { en: 'Total CO2 Reduced', ar: 'إجمالي خفض انبعاثات ثاني أكسيد الكربون' },
        value: total(0.4, 'Tonnes'),
      },
    ],
    measures: [
      { id: 'cost', label: { en: 'Cost Saved (AED)', ar: 'الوفورات في التكلفة (درهم)' }, format },
      { id: 'time', label: { en: 'Time Saved (Hours)', ar: 'الوفورات في الوقت (ساعة)' }, format },
      {
        id: 'co2',
        label: { en: 'CO2 Reduced (KGs)', ar: 'خفض انبعاثات ثاني أكسيد الكربون (كجم)' },
        format,
      },
    ],
    services: serviceNames.slice(0, adopted).map((service, index) => ({
      service,
      savings: {
        cost: (((index * 79) % 97) + 3) * 13_731.5,
        time: (((index * 31) % 23) + 1) * 140,
        co2: (((index * 17) % 19) + 1) * 12.5,
      },
    })),
    notAdopted: serviceNames.slice(adopted),
    address: 'https://showcase.example/projects/tdra/impact?entity=Dubai+Municipality',
  };
}

/**
 * Writes sample-entities.json: real entities, invented figures. `node data/generate-sample.ts` gives the same
 * file every time.
 */
import { writeFile } from 'node:fs/promises';

const services =
  'Internet SecureInternetAccess G2GConnectivity MPLS VPN ApplicationPerformanceMonitoring InfrastructureasaService BackupasaService DatabaseasaService DisasterRecoveryasaService EmailasaService AIServices KubernetesasaService GPUasaService AdvancedLoadBalancingasaService AppLaunchpad SDWANasaService GSB APIMarketplace DigitalVault UAEPASS NCRM MabroukMaYakUsrati mSurvey DigitalGovernmentFileshare'.split(
    ' ',
  );

const entities = [
  'Ministry of Cabinet Affairs',
  'Ministry of Climate Change and Environment',
  'Ministry of Community Empowerment',
  'Ministry of Culture',
  'Ministry of Defence',
  'Ministry of Economy and Tourism',
  'Ministry of Education',
  'Ministry of Energy and Infrastructure',
  'Ministry of Finance',
  'Ministry of Foreign Affairs',
  'Ministry of Foreign Trade',
  'Ministry of Health and Prevention',
  'Ministry of Human Resources and Emiratisation',
  'Ministry of Industry and Advanced Technology',
  'Ministry of Interior',
  'Ministry of Investment',
  'Ministry of Justice',
  'Ministry of Sports',
  'Central Bank of the UAE',
  'Emirates Drug Establishment',
  'Emirates Health Services',
  'Federal Authority for Government Human Resources',
  'Federal Authority for Identity, Citizenship, Customs & Port Security',
  'Federal Authority for Nuclear Regulation',
  'Federal Competitiveness and Statistics Centre',
  'Federal Geographic Information Centre',
  'Federal Tax Authority',
  'General Authority of Islamic Affairs, Endowments and Zakat',
  'General Civil Aviation Authority',
  'General Pension and Social Security Authority',
  'Mohammed Bin Rashid Housing Programme',
  'National Centre of Meteorology',
  'Securities and Commodities Authority',
  'Telecommunications and Digital Government Regulatory Authority',
  'UAE Accountability Authority',
  'UAE Space Agency',
  'Zayed Higher Organization for People of Determination',
  'Community Development Authority in Dubai',
  'Digital Dubai',
  'Dubai Courts',
  'Dubai Culture & Arts Authority',
  'Dubai Customs',
  'Dubai Department of Economy and Tourism',
  'Dubai Electricity and Water Authority',
  'Dubai Health Authority',
  'Dubai Land Department',
  'Dubai Municipality',
  'Dubai Police',
  'Knowledge and Human Development Authority',
  'Roads and Transport Authority',
  'وزارة المالية',
  'هيئة كهرباء ومياه دبي',
];

/** The entities whose adoption is not left to chance. */
const adoptionOf: Readonly<Record<string, number>> = {
  'UAE Space Agency': 0,
  'Telecommunications and Digital Government Regulatory Authority': 1,
  'Federal Geographic Information Centre': 0.12,
};

let state = 42;
/** The minimal standard generator (Park and Miller, 1988): the same numbers on every machine. */
function random(): number {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
}

const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** One amount in one of the forms the specification allows. */
function written(amount: number): number | string | null {
  const rounded = Math.round(amount);
  const thousands = (rounded / 1000).toFixed(1);
  const forms: readonly (number | string)[] = [
    rounded,
    Math.round(amount * 100) / 100,
    rounded.toLocaleString('en'),
    rounded.toLocaleString('en').replaceAll(',', ' '),
    ...(rounded >= 1000 ? [`${thousands}K`, `${thousands} k`] : []),
    ...(rounded >= 1_000_000 ? [`${(rounded / 1_000_000).toFixed(1)}M`] : []),
  ];
  return random() < 0.04 ? null : pick(forms);
}

const between = (low: number, high: number) => low * (high / low) ** random();

function record(name: string): Record<string, unknown> {
  const adoption = adoptionOf[name] ?? 0.25 + random() * 0.6;
  const fields = services.flatMap((service) => {
    const isUsed = random() < adoption;
    return [
      [`Using${service}`, isUsed ? pick([true, 1, 'Yes']) : pick([false, 0, '', null])],
      [`Annualcostsaving${service}`, isUsed ? written(between(20_000, 3_200_000)) : null],
      [`Annualtimesaving${service}`, isUsed ? written(between(60, 9000)) : null],
      [`AnnualCo2reductions${service}`, isUsed ? written(between(12, 2400)) : null],
    ] as const;
  });
  return { EntityName: name, DataNote: 'Sample figures', ...Object.fromEntries(fields) };
}

const lines = entities.map((name) => JSON.stringify(record(name)));
await writeFile(new URL('sample-entities.json', import.meta.url), `[\n${lines.join(',\n')}\n]\n`);

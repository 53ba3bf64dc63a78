/**
 * Writes sample-entities.json: real entities with invented figures. `pnpm --filter @showcase/host sample` writes the
 * same file every time.
 */
import { uae } from '@showcase/impact';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const serviceKeys = Object.keys(uae.en.services);

const names = [
  'Ministry of Cabinet Affairs (وزارة شؤون مجلس الوزراء)',
  'Ministry of Climate Change and Environment (وزارة التغير المناخي والبيئة)',
  'Ministry of Community Empowerment (وزارة تمكين المجتمع)',
  'وزارة الثقافة',
  'Ministry of Defence (وزارة الدفاع)',
  'Ministry of Economy and Tourism (وزارة الاقتصاد والسياحة)',
  'Ministry of Education (وزارة التربية والتعليم)',
  'Ministry of Energy and Infrastructure (وزارة الطاقة والبنية التحتية)',
  'Ministry of Finance (وزارة المالية)',
  'Ministry of Foreign Affairs (وزارة الخارجية)',
  'Ministry of Foreign Trade (وزارة التجارة الخارجية)',
  'Ministry of Health and Prevention (وزارة الصحة ووقاية المجتمع)',
  'Ministry of Human Resources and Emiratisation (وزارة الموارد البشرية والتوطين)',
  'Ministry of Industry and Advanced Technology (وزارة الصناعة والتكنولوجيا المتقدمة)',
  'Ministry of Interior (وزارة الداخلية)',
  'Ministry of Investment (وزارة الاستثمار)',
  'Ministry of Justice (وزارة العدل)',
  'Ministry of Sports (وزارة الرياضة)',
  'Central Bank of the UAE (مصرف الإمارات العربية المتحدة المركزي)',
  'Emirates Health Services (مؤسسة الإمارات للخدمات الصحية)',
  'Federal Authority for Government Human Resources (الهيئة الاتحادية للموارد البشرية الحكومية)',
  'Federal Authority for Identity, Citizenship, Customs & Port Security (الهيئة الاتحادية للهوية والجنسية والجمارك وأمن المنافذ)',
  'Federal Authority for Nuclear Regulation (الهيئة الاتحادية للرقابة النووية)',
  'Federal Competitiveness and Statistics Centre (المركز الاتحادي للتنافسية والإحصاء)',
  'Federal Geographic Information Centre (المركز الاتحادي للمعلومات الجغرافية)',
  'Federal Tax Authority (الهيئة الاتحادية للضرائب)',
  'General Authority of Islamic Affairs, Endowments and Zakat (الهيئة العامة للشؤون الإسلامية والأوقاف والزكاة)',
  'General Civil Aviation Authority (الهيئة العامة للطيران المدني)',
  'General Pension and Social Security Authority (الهيئة العامة للمعاشات والتأمينات الاجتماعية)',
  'Sheikh Zayed Housing Programme (برنامج الشيخ زايد للإسكان)',
  'National Centre of Meteorology (المركز الوطني للأرصاد)',
  'Capital Market Authority (هيئة سوق المال)',
  'Telecommunications and Digital Government Regulatory Authority (هيئة تنظيم الاتصالات والحكومة الرقمية)',
  'UAE Accountability Authority (جهاز الإمارات للمحاسبة)',
  'UAE Space Agency (وكالة الإمارات للفضاء)',
  'Community Development Authority in Dubai (هيئة تنمية المجتمع في دبي)',
  'Digital Dubai (دبي الرقمية)',
  'Dubai Courts (محاكم دبي)',
  'Dubai Culture & Arts Authority (هيئة الثقافة والفنون في دبي)',
  'جمارك دبي',
  'Dubai Department of Economy and Tourism (دائرة الاقتصاد والسياحة بدبي)',
  'هيئة كهرباء ومياه دبي',
  'Dubai Health Authority (هيئة الصحة بدبي)',
  'Dubai Land Department (دائرة الأراضي والأملاك)',
  'Dubai Municipality (بلدية دبي)',
  'Dubai Police (شرطة دبي)',
  'Knowledge and Human Development Authority (هيئة المعرفة والتنمية البشرية)',
  'Roads and Transport Authority (هيئة الطرق والمواصلات)',
];

/** The entities with a fixed number of adopted services. */
const adoptedBy: Readonly<Record<string, number>> = {
  'UAE Space Agency (وكالة الإمارات للفضاء)': 0,
  'Telecommunications and Digital Government Regulatory Authority (هيئة تنظيم الاتصالات والحكومة الرقمية)':
    serviceKeys.length,
  'Federal Geographic Information Centre (المركز الاتحادي للمعلومات الجغرافية)': 3,
};

/** The content of the file; the same on every call. */
export function sampleText(): string {
  const random = generator(42);
  return `${JSON.stringify(
    names.map((name) => record(name, random)),
    null,
    2,
  )}\n`;
}

/** The minimal standard generator (Park and Miller, 1988): the same numbers on every machine. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function record(name: string, random: () => number): Record<string, unknown> {
  const count = adoptedBy[name] ?? Math.round((0.2 + random() * 0.65) * serviceKeys.length);
  // Each service draws a number; the services with the lowest numbers are adopted.
  const draws = serviceKeys.map(random);
  const limit = draws.toSorted((a, b) => a - b)[count] ?? Infinity;
  const fields = serviceKeys.flatMap((key, index) => {
    const isUsed = (draws[index] ?? 0) < limit;
    const figure = (low: number, high: number) =>
      isUsed ? written(low * (high / low) ** random(), random) : null;
    return [
      [`Using${key}`, pick(isUsed ? [true, 1, 'Yes'] : [false, 0, '', null], random)],
      [`Annualcostsaving${key}`, figure(20_000, 4_000_000)],
      [`Annualtimesaving${key}`, figure(50, 20_000)],
      [`AnnualCo2reductions${key}`, figure(10, 9000)],
    ] as const;
  });
  return { EntityName: name, DataNote: 'Sample figures', ...Object.fromEntries(fields) };
}

/** An amount in one of the forms that lists may use; null now and then, as in real lists. */
function written(amount: number, random: () => number): number | string | null {
  const rounded = Math.round(amount);
  const grouped = rounded.toLocaleString('en');
  const short = (unit: number) => (rounded / unit).toFixed(1).replace('.0', '');
  const forms: readonly (number | string)[] = [
    rounded,
    Math.round(amount * 100) / 100,
    grouped,
    grouped.replaceAll(',', ' '),
    ...(rounded >= 1000 && rounded < 999_950 ? [`${short(1000)}K`, `${short(1000)} k`] : []),
    ...(rounded >= 1_000_000 ? [`${short(1_000_000)}M`] : []),
  ];
  return random() < 0.04 ? null : pick(forms, random);
}

function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)] as T;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(new URL('sample-entities.json', import.meta.url), sampleText());
}

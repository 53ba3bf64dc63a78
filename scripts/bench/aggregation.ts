import { parseEntities, SERVICE_KEYS, summarizeEntity } from '@showcase/impact';
import { fullRecords, median } from './records.ts';

const rounds = 15;

/** Measures parsing and aggregation in records per second, against a bare loop over the same data. */
export function benchAggregation(): void {
  const records = fullRecords(4000);
  const ours: number[] = [];
  const bare: number[] = [];
  // The two alternate, so that other load on the machine affects both equally.
  for (let round = 0; round < rounds; round++) {
    bare.push(perSecond(records.length, () => records.forEach(bareLoop)));
    ours.push(perSecond(records.length, () => parseEntities(records).forEach(summarizeEntity)));
  }
  const ratio = median(ours) / median(bare);
  console.log('Parsing and aggregation, records per second');
  console.log(
    `  bare loop ${rounded(median(bare))}, ours ${rounded(median(ours))}, ratio ${ratio.toFixed(2)} (goal 0.60)`,
  );
}

function perSecond(count: number, work: () => void): number {
  const start = performance.now();
  work();
  return (count / (performance.now() - start)) * 1000;
}

const rounded = (value: number) => Math.round(value).toLocaleString('en');

const fields = SERVICE_KEYS.map((key) => ({
  key,
  using: `Using${key}`,
  cost: `Annualcostsaving${key}`,
  time: `Annualtimesaving${key}`,
  co2: `AnnualCo2reductions${key}`,
}));

/** The minimum of work: reads the fields, turns them into numbers and adds them up. */
function bareLoop(record: Record<string, unknown>) {
  let cost = 0;
  let time = 0;
  let co2 = 0;
  const adopted: object[] = [];
  for (const field of fields) {
    if (!record[field.using]) continue;
    const costSaved = bareAmount(record[field.cost]);
    const timeSaved = bareAmount(record[field.time]);
    const co2Reduced = bareAmount(record[field.co2]);
    cost += costSaved;
    time += timeSaved;
    co2 += co2Reduced;
    adopted.push({ key: field.key, costSaved, timeSaved, co2Reduced });
  }
  return { adopted, cost, time, co2 };
}

function bareAmount(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return 0;
  let mantissa = 0;
  let scale = 1;
  let isFraction = false;
  for (let index = 0; index < value.length; index++) {
    const code = value.charCodeAt(index);
    if (code >= 48 && code <= 57) {
      mantissa = mantissa * 10 + code - 48;
      if (isFraction) scale *= 10;
    } else if (code === 46) isFraction = true;
    else if (code === 75) return (mantissa / scale) * 1000;
    else if (code === 77) return (mantissa / scale) * 1_000_000;
  }
  return mantissa / scale;
}

import { SERVICE_KEYS } from '@showcase/impact';

let state = 7;
function random(): number {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
}

/**
 * Full records with figures in every form that is parsed (docs/product.md, Parsing); the same in every run.
 */
export function fullRecords(count: number): Record<string, unknown>[] {
  const amount = () => {
    const value = Math.round(random() * 2_000_000) / 100;
    const forms = [
      value,
      String(value),
      value.toLocaleString('en'),
      `${(value / 1000).toFixed(1)}K`,
    ];
    return forms[Math.floor(random() * forms.length)];
  };
  return Array.from({ length: count }, (_, index) => ({
    EntityName: `Entity ${String(index)}`,
    ...Object.fromEntries(
      SERVICE_KEYS.flatMap((key) => [
        [`Using${key}`, random() < 0.5],
        [`Annualcostsaving${key}`, amount()],
        [`Annualtimesaving${key}`, amount()],
        [`AnnualCo2reductions${key}`, amount()],
      ]),
    ),
  }));
}

/** Records that hold only a name. */
export function namedRecords(count: number): { EntityName: string }[] {
  return Array.from({ length: count }, (_, index) => ({
    EntityName: `Department ${String(index)} of the Government`,
  }));
}

/** The median of some measurements. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

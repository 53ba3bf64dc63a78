import { formatNumber } from '@showcase/impact';

/** Formats amounts of a unit in full. */
export const withUnit = (unit: string) => (amount: number) => `${formatNumber(amount)} ${unit}`;

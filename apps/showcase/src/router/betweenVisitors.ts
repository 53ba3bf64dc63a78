import type { Location } from 'react-router-dom';

/** The state of the entry that a kiosk shows while nobody is there. It outlives a reload. */
export const betweenVisitors = { isBetweenVisitors: true } as const;

/** Whether a kiosk has come to an address by itself, and not a visitor. */
export function isBetweenVisitors({ state }: Location): boolean {
  return (state as Partial<typeof betweenVisitors> | null)?.isBetweenVisitors === true;
}

import type { Location } from 'react-router-dom';

/** The state of the history entry that a kiosk shows between visitors. It survives a reload. */
export const betweenVisitors = { isBetweenVisitors: true } as const;

/** Whether the kiosk itself, not a visitor, has opened an address. */
export function isBetweenVisitors({ state }: Location): boolean {
  return (state as Partial<typeof betweenVisitors> | null)?.isBetweenVisitors === true;
}

export { StatusList, type StatusListProps } from './StatusList.tsx';
export { checkStates, type StatusEntry, type StatusGroup, type Status } from './checks.ts';
export type { CheckCounts, StatusListMessages } from './StatusList.messages.ts';

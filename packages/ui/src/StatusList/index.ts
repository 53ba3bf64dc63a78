export { StatusList, type StatusListProps } from './StatusList.tsx';
export { checkStates, type Status, type StatusEntry, type StatusGroup } from './checks.ts';
export type { StatusListMessages } from './StatusList.messages.ts';

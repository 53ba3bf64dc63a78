export { CheckList, type CheckListProps } from './CheckList.tsx';
export { checkStates, type CheckEntry, type CheckGroup, type CheckState } from './checks.ts';
export type { CheckCounts, CheckListMessages } from './CheckList.messages.ts';

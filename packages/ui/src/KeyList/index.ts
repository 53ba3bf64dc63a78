export { KeyList, type KeyListEntry, type KeyListProps } from './KeyList.tsx';
export type { KeyListMessages } from './KeyList.messages.ts';

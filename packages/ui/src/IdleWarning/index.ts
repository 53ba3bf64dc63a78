export { IdleWarning, type IdleWarningProps } from './IdleWarning.tsx';
export type { IdleWarningMessages } from './IdleWarning.messages.ts';

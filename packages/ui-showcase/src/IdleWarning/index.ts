export { IdleWarning, type IdleWarningProps } from './IdleWarning.tsx';

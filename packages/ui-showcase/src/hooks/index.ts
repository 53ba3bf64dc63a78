export { useIdleTime, type IdleTimeOptions, type IdleTimeResult } from './useIdleTime.ts';
export type { IdlePhase } from './idleTime.ts';
export {
  useRunningOrder,
  type RunningOrderOptions,
  type RunningOrderResult,
} from './useRunningOrder.ts';
export { useWakeLock } from './useWakeLock.ts';
export { useTouchGuard } from './useTouchGuard.ts';

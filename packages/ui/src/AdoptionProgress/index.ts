export { AdoptionProgress, type AdoptionProgressProps } from './AdoptionProgress.tsx';
export type { AdoptionProgressMessages } from './AdoptionProgress.messages.ts';

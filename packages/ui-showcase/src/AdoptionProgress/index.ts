export { AdoptionProgress, type AdoptionProgressProps } from './AdoptionProgress.tsx';

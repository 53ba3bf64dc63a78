export { AdoptionProgress } from './AdoptionProgress.tsx';

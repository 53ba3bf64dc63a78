export { ImpactWall } from './ImpactWall.tsx';

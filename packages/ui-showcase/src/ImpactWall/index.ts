export { ImpactWall, type ImpactWallProps } from './ImpactWall.tsx';

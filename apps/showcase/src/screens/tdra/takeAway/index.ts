export { EntityWall } from './EntityWall.tsx';
export { TakeAway } from './TakeAway.tsx';

export { EntityStage } from './EntityStage.tsx';
export { TakeAway } from './TakeAway.tsx';

export { stateMatrix } from './stateMatrix.tsx';
export type { StateCell } from './StateCards.tsx';

export { AttractLoop } from './AttractLoop.tsx';

export { AttractLoop, type AttractLoopProps, type AttractSlide } from './AttractLoop.tsx';

export { Frame } from '../Frame.tsx';
export { LiveGrid } from './LiveGrid.tsx';

export { LiveGrid } from './LiveGrid.tsx';

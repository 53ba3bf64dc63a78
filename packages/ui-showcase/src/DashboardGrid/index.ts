export { DashboardGrid } from './DashboardGrid.tsx';

export { DashboardGrid, type DashboardGridProps } from './DashboardGrid.tsx';

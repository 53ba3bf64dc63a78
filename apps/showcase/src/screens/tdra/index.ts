export { ImpactDashboard } from './ImpactDashboard.tsx';
export { TdraHome } from './TdraHome.tsx';
export { TdraLayout } from './TdraLayout.tsx';

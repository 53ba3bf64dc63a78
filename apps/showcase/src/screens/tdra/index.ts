export { ImpactDashboard } from './ImpactDashboard.tsx';
export { Screensaver } from './Screensaver.tsx';
export { TdraHome } from './TdraHome.tsx';
export { TdraLayout } from './TdraLayout.tsx';

export { citySections } from './citySections.ts';
export { DdaLayout } from './DdaLayout.tsx';
export { PlatformRoute } from './PlatformRoute.tsx';

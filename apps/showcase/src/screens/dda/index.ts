export { Frame } from '../Frame.tsx';
export { DdaLayout } from './DdaLayout.tsx';
export { PlatformRoute } from './PlatformRoute.tsx';

export { Frame } from '../Frame.tsx';
export { DdaLayout } from './DdaLayout.tsx';
export { DubaiNow } from './DubaiNow.tsx';
export { DubaiNowRoute } from './DubaiNowRoute.tsx';
export { PlatformRoute } from './PlatformRoute.tsx';

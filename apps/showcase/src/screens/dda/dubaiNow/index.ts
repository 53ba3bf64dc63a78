export { DubaiNow } from './DubaiNow.tsx';
export { DubaiNowRoute } from './DubaiNowRoute.tsx';

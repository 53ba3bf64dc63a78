export { serviceAddressIn } from '@showcase/content/city/dubaiNow/services';
export { DubaiNow } from './DubaiNow.tsx';
export { DubaiNowRoute } from './DubaiNowRoute.tsx';

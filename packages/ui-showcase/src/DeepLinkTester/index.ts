export { DeepLinkTester } from './DeepLinkTester.tsx';
export type { DeepLink } from './DeepLinkCard.tsx';

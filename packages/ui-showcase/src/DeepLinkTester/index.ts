export { DeepLinkTester, type DeepLinkTesterProps } from './DeepLinkTester.tsx';
export type { DeepLink } from './DeepLinkCard.tsx';

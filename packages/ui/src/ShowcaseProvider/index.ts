export { ShowcaseProvider, type ShowcaseProviderProps } from './ShowcaseProvider.tsx';
export { useShowcase, type LinkComponent, type LinkProps } from './context.ts';

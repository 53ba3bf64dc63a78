export { ShowcaseProvider, type ShowcaseProviderProps } from './ShowcaseProvider.tsx';
export { useShowcase, type ShowcaseSettings } from '../internal/context.ts';
export type { LinkComponent, LinkOptions, LinkProps } from '../link/LinkComponent.ts';

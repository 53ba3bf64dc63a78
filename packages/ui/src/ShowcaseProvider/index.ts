export { ShowcaseProvider, type ShowcaseProviderProps } from './ShowcaseProvider.tsx';
export { useShowcase, type ShowcaseSettings } from '../internal/context.ts';
export type { LinkComponent, LinkProps } from '../link/LinkComponent.ts';

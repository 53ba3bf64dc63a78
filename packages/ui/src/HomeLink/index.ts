export { HomeLink, type HomeLinkProps } from './HomeLink.tsx';
export type { HomeLinkMessages } from './HomeLink.messages.ts';

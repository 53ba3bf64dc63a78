export { ActionLink, type ActionLinkProps } from './ActionLink.tsx';
export { actionLabels } from './ActionLink.messages.ts';

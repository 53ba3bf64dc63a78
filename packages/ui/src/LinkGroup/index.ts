export { LinkGroup, type GroupedLink, type LinkGroupProps } from './LinkGroup.tsx';

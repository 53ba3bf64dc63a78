export {
  SideNavigation,
  type SideNavigationItem,
  type SideNavigationProps,
} from './SideNavigation.tsx';
export type { SideNavigationMessages } from './SideNavigation.messages.ts';

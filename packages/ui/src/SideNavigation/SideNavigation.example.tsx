import { SideNavigation } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  SideNavigation: <SideNavigation items={[{ label: 'Brand', href: '#brand' }]} />,
};

import { SideNavigation } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  SideNavigation: <SideNavigation items={[{ label: 'Brand', href: '#brand' }]} />,
};

import { NavigationBar } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  NavigationBar: <NavigationBar logo="Showcase" links={[{ label: 'Home', href: '/' }]} />,
};

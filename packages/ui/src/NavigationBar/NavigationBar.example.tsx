import { NavigationBar } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  NavigationBar: <NavigationBar logo="Showcase" links={[{ label: 'Home', href: '/' }]} />,
};

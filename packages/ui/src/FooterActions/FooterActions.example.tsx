import { picture } from '../conformance/samples.ts';
import { FooterActions } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  FooterActions: <FooterActions actions={[{ id: 'home', label: 'Home', href: '/', picture }]} />,
};

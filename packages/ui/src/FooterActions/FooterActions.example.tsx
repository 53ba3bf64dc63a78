import { picture } from '../conformance/samples.ts';
import { FooterActions } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  FooterActions: <FooterActions actions={[{ id: 'home', label: 'Home', href: '/', picture }]} />,
};

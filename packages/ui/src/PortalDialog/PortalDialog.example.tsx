import { nothing } from '../conformance/samples.ts';
import { PortalDialog } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  PortalDialog: <PortalDialog open onClose={nothing} title="Grid" src="about:blank" />,
};

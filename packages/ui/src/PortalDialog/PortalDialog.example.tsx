import { nothing } from '../conformance/samples.ts';
import { PortalDialog } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  PortalDialog: <PortalDialog open onOpenChange={nothing} title="Grid" src="about:blank" />,
};

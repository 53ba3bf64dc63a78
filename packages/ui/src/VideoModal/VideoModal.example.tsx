import { nothing } from '../conformance/samples.ts';
import { VideoModal } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  VideoModal: <VideoModal open onOpenChange={nothing} title="Compass Overview" src="about:blank" />,
};

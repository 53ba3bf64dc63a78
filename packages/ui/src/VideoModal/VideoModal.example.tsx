import { nothing } from '../conformance/samples.ts';
import { VideoModal } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  VideoModal: <VideoModal open onClose={nothing} product="Compass" src="about:blank" />,
};

import { picture } from '../conformance/samples.ts';
import { LiveStream } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  LiveStream: <LiveStream src="" poster={picture.src} label="Live video" />,
};

import { picture } from '../conformance/samples.ts';
import { LiveStream } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  LiveStream: <LiveStream src="" poster={picture.src} label="Live video" />,
};

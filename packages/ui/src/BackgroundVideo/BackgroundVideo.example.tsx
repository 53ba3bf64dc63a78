import { picture } from '../conformance/samples.ts';
import { BackgroundVideo } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  BackgroundVideo: <BackgroundVideo sources={[]} poster={picture.src} />,
};

import { picture } from '../conformance/samples.ts';
import { BackgroundVideo } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  BackgroundVideo: <BackgroundVideo sources={[]} poster={picture.src} />,
};

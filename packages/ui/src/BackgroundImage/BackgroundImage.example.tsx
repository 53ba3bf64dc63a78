import { picture } from '../conformance/samples.ts';
import { BackgroundImage } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  BackgroundImage: <BackgroundImage src={picture.src} />,
};

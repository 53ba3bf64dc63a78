import { picture } from '../conformance/samples.ts';
import { BackgroundImage } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  BackgroundImage: <BackgroundImage src={picture.src} />,
};

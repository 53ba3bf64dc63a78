import { picture } from '../conformance/samples.ts';
import { ImageLink } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  ImageLink: <ImageLink href="/" picture={picture} label="Home" />,
};
